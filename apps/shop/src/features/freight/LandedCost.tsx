import { add, cny, sign, subtract, toDecimal } from "@sihai/domain";
import { salesTaxOf } from "@sihai/domain/sales-tax";
import { formatDate, quoteLabel, taxText } from "@sihai/text";
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
  /** Where it goes, which says what its taxes are called; null where that is not known. */
  country: string | null;
  /** What is paid beforehand, where a parcel is being made: with its reserve it is the sum shown. */
  deposit?: string | undefined;
};

/** What something costs on a line, opened into its lines; with the tax to expect and who collects it where that was asked for. */
export function LandedCost({ line, quote, landed, country, deposit = quote.total }: LandedCostProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const formulaOf = useFormula();
  const freight = quote.lines.map(({ label, amount, how }) => ({
    label: quoteLabel(label, words),
    amount,
    formula: formulaOf(how),
  }));
  const reserve = subtract(cny(deposit), cny(quote.total));
  const withReserve = (amount: string) => toDecimal(add(cny(amount), reserve));
  const margin = sign(reserve) === 0 ? [] : [{ label: words.depositMargin, amount: toDecimal(reserve) }];
  const shipping = { amount: deposit, ...(margin.length > 0 && { label: words.depositTotal }) };
  const named = country === null ? "vat" : salesTaxOf(country);
  const vat = named === "none" ? "vat" : named;
  const tax: CostLine[] = (landed?.tax.lines ?? []).map(({ code, amount, how }) => ({
    label: words.taxLines[code === "vat" ? vat : code],
    amount,
    formula: words.taxHow[code](taxText(how)),
  }));
  const note = landed && taxNote(line.tax.mode, landed.tax);
  return (
    <CostLines
      lines={[...freight, ...margin, ...tax]}
      total={landed ? { label: words.landedTotal, amount: withReserve(landed.total) } : shipping}
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
