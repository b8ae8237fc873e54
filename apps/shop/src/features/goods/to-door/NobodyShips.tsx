import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Notice, Select, Sheet } from "@sihai/ui";
import { useDict } from "#shop";
import type { useLandedCost } from "../landed-cost/use-landed-cost.ts";
import { refusalReasons } from "../refusal-reasons.ts";
import { OtherWarehouses } from "./OtherWarehouses.tsx";
import { OtherWays } from "./OtherWays.tsx";

type NobodyShipsProps = ReturnType<typeof useLandedCost> & {
  goodsId: string;
  skuId: string;
  open: boolean;
  onClose: () => void;
  onBuy: () => void;
  /** Whether the seller takes them back without a fault. */
  returnable: boolean;
};

/** Before goods are bought that no line takes to the country chosen: why, and the ways there are. */
export function NobodyShips({ goodsId, skuId, cost, destination, open, onClose, onBuy, returnable }: NobodyShipsProps) {
  const words = useDict(goodsDict);
  const { country, countryName, place, options, choose } = destination;
  const refused = cost.data?.linesOffered === 0;
  const nowhere = cost.data?.countriesTaking === 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={nowhere ? words.nobodyShipsAnywhere : refused ? words.nobodyShips(countryName) : words.deliveredTo(place)}
      footer={
        <>
          <Button kind={refused ? "primary" : "quiet"} wide onClick={onClose}>
            {words.leaveIt}
          </Button>
          <Button kind={refused ? "quiet" : "primary"} wide pending={cost.isFetching} onClick={onBuy}>
            {refused ? words.buyAnyway : words.buy}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <WhoTakesIt cost={cost} />
        {nowhere ? null : <Select label={words.destination} value={country} onChange={choose} options={options} />}
        {refused && open && !nowhere ? <OtherWarehouses goodsId={goodsId} skuId={skuId} /> : null}
        {nowhere && !returnable ? <p className="text-note text-grey">{words.returnsNo}</p> : null}
        {refused ? <OtherWays countries={[cost.data?.countriesTaking]} /> : null}
      </div>
    </Sheet>
  );
}

/** How many lines to the country chosen take it, why the others do not, and whether another country's do. */
function WhoTakesIt({ cost: { data } }: Pick<NobodyShipsProps, "cost">) {
  const words = useDict(goodsDict);
  const reasons = refusalReasons(words);
  const refused = data?.linesOffered === 0;
  return (
    <Notice tone={refused ? "warn" : "ok"}>
      {data ? words.carriedBy(data.linesOffered, data.linesAll) : null}
      {refused && data?.countriesTaking !== undefined ? ` ${words.takenBy(data.countriesTaking)}` : null}
      {refused ? (
        <ul className="mt-1 list-disc pl-5">
          {data?.refusedBecause.map(({ code, lines }) => (
            <li key={code}>{words.refusedBy(lines, reasons[code] ?? words.refusalOther)}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
