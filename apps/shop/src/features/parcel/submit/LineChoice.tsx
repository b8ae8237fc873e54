import { cny, compare } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Cell, CellGroup, plotColours, Sheet } from "@sihai/ui";
import { Plane } from "lucide-react";
import { useState } from "react";
import { href, useDict } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { ExcludedLines } from "../../freight/ExcludedLines.tsx";
import { LineCard } from "../../freight/LineCard.tsx";
import { LineReminder } from "../../freight/LineReminder.tsx";
import { LinesToCompare } from "../../freight/LinesToCompare.tsx";
import { daysAxis } from "../../freight/line-days.ts";
import { useLeaving } from "../../freight/use-leaving.ts";
import type { OfferedLine, Options } from "./submit-total.ts";

type LineChoiceProps = {
  options: Options;
  chosen: OfferedLine | undefined;
  /** Whether the sheet with all lines is open. */
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
};

/** The shipping line: the chosen one, and all of them compared. Choosing one first says what to know of it (rule G-40). */
export function LineChoice({ options, chosen, comparing, onCompare }: LineChoiceProps) {
  const words = useDict(storageDict);
  const [opened, setOpened] = useState<OfferedLine | null>(null);
  const leaving = { ...useLeaving(), now: Date.parse(options.serverTime) };
  const rows = options.eligible.map((one) => ({ ...one, amount: one.deposit }));
  const axisMax = daysAxis(
    rows.map(({ line }) => line),
    leaving,
  );

  function choose(offered: OfferedLine) {
    useParcelSubmit.setState({
      selectDelivery: offered.line.id,
      insuranceListParams: { insuredValue: "0.00" },
      pickupCode: null,
    });
    setOpened(null);
    onCompare(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <h2 className="px-1 text-title font-semibold">{words.line}</h2>
      {chosen ? (
        <>
          <LineCard
            line={chosen.line}
            amount={chosen.deposit}
            axisMax={axisMax}
            colour={plotColours[0]}
            selected
            onOpen={() => setOpened(chosen)}
          />
          <Button wide kind="quiet" onClick={() => onCompare(true)}>
            {words.allLines(rows.length)}
          </Button>
        </>
      ) : (
        <CellGroup>
          <Cell
            icon={<Plane size={20} />}
            title={words.linesFrom(rows.length, cnyText(least(rows)))}
            note={words.linesCompared}
            onClick={() => onCompare(true)}
          />
        </CellGroup>
      )}
      <Sheet open={comparing} onClose={() => onCompare(false)} title={words.chooseLine}>
        <AllLines options={options} rows={rows} selectedId={chosen?.line.id} onOpen={setOpened} />
      </Sheet>
      <LineReminder
        line={opened?.line ?? null}
        quote={opened?.quote ?? null}
        detailsHref={href("/calculator/detail", opened ? { lineId: opened.line.id, country: options.address.country } : {})}
        onClose={() => setOpened(null)}
        onChoose={() => opened && choose(opened)}
        deposit={opened?.deposit}
      />
    </div>
  );
}

type ComparedLine = OfferedLine & { amount: string };
type AllLinesProps = {
  options: Options;
  rows: readonly ComparedLine[];
  selectedId: string | undefined;
  onOpen: (line: OfferedLine) => void;
};

/** Every line that takes the goods, compared, and why the others do not. */
function AllLines({ options, rows, selectedId, onOpen }: AllLinesProps) {
  const [arranged, setArranged] = useState<{ sort?: string; filter?: string[] }>({});
  const itemIds = options.items.map(({ itemId }) => itemId);
  return (
    <div className="flex flex-col gap-3">
      <LinesToCompare
        lines={rows}
        grams={options.items.reduce((sum, item) => sum + item.grams, 0)}
        sort={arranged.sort}
        filter={arranged.filter}
        onArrange={setArranged}
        onOpen={onOpen}
        selectedId={selectedId}
      />
      <ExcludedLines
        excluded={options.excluded}
        splitHref={itemIds.length > 1 ? href("/package/plan/detail", { itemIds }) : undefined}
      />
    </div>
  );
}

/** The lowest of the deposits, a decimal of CNY. */
function least(rows: readonly { amount: string }[]): string {
  return rows.map(({ amount }) => amount).reduce((low, amount) => (compare(cny(amount), cny(low)) < 0 ? amount : low));
}
