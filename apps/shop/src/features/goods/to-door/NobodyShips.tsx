import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Notice, Select, Sheet } from "@sihai/ui";
import { useDict } from "#shop";
import { refusalReasons } from "../refusal-reasons.ts";
import type { useLandedCost } from "../use-landed-cost.ts";
import { OtherWarehouses } from "./OtherWarehouses.tsx";

type NobodyShipsProps = ReturnType<typeof useLandedCost> & {
  goodsId: string;
  skuId: string;
  open: boolean;
  onClose: () => void;
  onBuy: () => void;
};

/** Before goods are bought that no line takes to the country chosen: why, and the ways there are. */
export function NobodyShips({ goodsId, skuId, cost, destination, open, onClose, onBuy }: NobodyShipsProps) {
  const words = useDict(goodsDict);
  const { country, place, options, choose } = destination;
  const refused = cost.data?.linesOffered === 0;
  const reasons = refusalReasons(words);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={refused ? words.nobodyShips(place) : words.deliveredTo(place)}
      footer={
        <>
          <Button kind="quiet" wide onClick={onClose}>
            {words.leaveIt}
          </Button>
          <Button wide pending={cost.isFetching} onClick={onBuy}>
            {refused ? words.buyAnyway : words.buy}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Notice tone={refused ? "warn" : "ok"}>
          {cost.data ? words.carriedBy(cost.data.linesOffered, cost.data.linesAll) : null}
          {refused ? (
            <ul className="mt-1 list-disc pl-5">
              {cost.data?.refusedBecause.map(({ code, lines }) => (
                <li key={code}>{words.refusedBy(lines, reasons[code] ?? words.refusalOther)}</li>
              ))}
            </ul>
          ) : null}
        </Notice>
        <Select label={words.destination} value={country} onChange={choose} options={options} />
        {refused && open ? <OtherWarehouses goodsId={goodsId} skuId={skuId} /> : null}
        {refused ? <p className="text-body text-grey">{words.nobodyShipsWays}</p> : null}
      </div>
    </Sheet>
  );
}
