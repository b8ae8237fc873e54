import { formatDate, quoteLabel } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { type CostLine, CostLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { EligibleLine, LineQuote, LineView } from "./line-words.ts";
import { useFormula } from "./use-formula.ts";
import { WeighedNote } from "./WeighedNote.tsx";

type LandedCostProps = {
  line: Pick<LineView, "tax">;
  quote: LineQuote;
  /** Null where no value of the goods was given: then it is freight alone. */
  landed: EligibleLine["landed"];
};

/** What something costs on a line, opened into its lines; with the tax to expect and who collects it where that was asked for. */
export function LandedCost({ line, quote, landed }: LandedCostProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const formulaOf = useFormula();
  const freight = quote.lines.map(({ label, amount, how }) => ({
    label: quoteLabel(label, words),
    amount,
    formula: formulaOf(how),
  }));
  const tax: CostLine[] = (landed?.tax.lines ?? []).map(({ code, amount, how }) => ({
    label: words.taxLines[code],
    amount,
    formula: words.taxHow[code](how),
  }));
  const note = landed && taxNote(line.tax.mode, landed.tax);
  return (
    <CostLines
      lines={[...freight, ...tax]}
      total={landed ? { label: words.landedTotal, amount: landed.total } : { amount: quote.total }}
      note={
        <>
          <WeighedNote quote={quote} />
          {note ? <span className="mt-1 block">{note}</span> : null}
        </>
      }
    />
  );

  function taxNote(mode: LineView["tax"]["mode"], { total, from }: NonNullable<EligibleLine["landed"]>["tax"]): string {
    if (total === null) return words.landedNotes.unknown;
    if (mode === "excluded") return words.landedNotes.excluded(from === null ? "" : formatDate(from, language, "UTC"));
    return words.landedNotes[mode];
  }
}
