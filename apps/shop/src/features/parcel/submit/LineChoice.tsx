import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Cell, CellGroup, plotColours, Sheet } from "@sihai/ui";
import { Plane } from "lucide-react";
import { useState } from "react";
import { href, useDict, useSteady } from "#shop";
import { sortLines } from "../../freight/arrange-lines.ts";
import { ExcludedLines } from "../../freight/ExcludedLines.tsx";
import { LineCard } from "../../freight/LineCard.tsx";
import { LineReminder } from "../../freight/LineReminder.tsx";
import { LinesToCompare, landedParts } from "../../freight/LinesToCompare.tsx";
import { daysAxis } from "../../freight/line-days.ts";
import { useLeaving } from "../../freight/use-leaving.ts";
import { type Compared, compareOffers } from "./compare-offers.ts";
import type { OfferedLine, Options } from "./submit-total.ts";

type ComparedLine = OfferedLine & Compared;

type LineChoiceProps = {
  options: Options;
  chosen: OfferedLine | undefined;
  /** What the tax to expect is calculated on: the declared sum in USD, and how many lines declare it. */
  declared: string;
  lines: number;
  /** Whether the sheet with all lines is open. */
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
  onChoose: (lineId: string) => void;
};

/** The shipping line: the chosen one, and all of them compared. Choosing one first says what to know of it (rule G-40). */
export function LineChoice({ options, chosen, declared, lines, comparing, onCompare, onChoose }: LineChoiceProps) {
  const words = useDict(storageDict);
  const [opened, setOpened] = useState<ComparedLine | null>(null);
  const leaving = { ...useLeaving(), now: Date.parse(options.serverTime) };
  const rows = compareOffers(options, { declared, lines });
  const mine = rows.find(({ line }) => line.id === chosen?.line.id);
  const [cheapest] = sortLines(rows, "cheapest", leaving);
  const axisMax = daysAxis(
    rows.map(({ line }) => line),
    leaving,
  );
  const openMine = useSteady(() => mine && setOpened(mine));

  function choose(offered: OfferedLine) {
    onChoose(offered.line.id);
    setOpened(null);
    onCompare(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <h2 className="px-1 text-title font-semibold">{words.line}</h2>
      {mine ? (
        <>
          <LineCard
            line={mine.line}
            amount={mine.amount}
            landed={landedParts(mine)}
            axisMax={axisMax}
            colour={plotColours[0]}
            selected
            onOpen={openMine}
          />
          <Button wide kind="quiet" onClick={() => onCompare(true)}>
            {words.allLines(rows.length)}
          </Button>
        </>
      ) : (
        <CellGroup>
          <Cell
            icon={<Plane size={20} />}
            title={words.linesFrom(rows.length, cnyText(cheapest?.amount ?? "0.00"))}
            note={words.linesCompared}
            onClick={() => onCompare(true)}
          />
        </CellGroup>
      )}
      <Sheet open={comparing} onClose={() => onCompare(false)} title={words.chooseLine}>
        <AllLines options={options} rows={rows} selectedId={mine?.line.id} onOpen={setOpened} />
      </Sheet>
      <LineReminder
        line={opened?.line ?? null}
        country={options.address.country}
        quote={opened?.quote ?? null}
        detailsHref={href("/calculator/detail", opened ? { lineId: opened.line.id, country: options.address.country } : {})}
        onClose={() => setOpened(null)}
        onChoose={() => opened && choose(opened)}
        deposit={opened?.deposit}
        landed={opened?.landed}
      />
    </div>
  );
}

type AllLinesProps = {
  options: Options;
  rows: readonly ComparedLine[];
  selectedId: string | undefined;
  onOpen: (line: ComparedLine) => void;
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
        items={options.items}
        splitHref={itemIds.length > 1 ? href("/package/plan/detail", { itemIds }) : undefined}
      />
    </div>
  );
}
