import { salesTaxOf } from "@sihai/domain/sales-tax";
import { formatDate, type Language, taxText } from "@sihai/text";
import { type StorageWords, storageDict } from "@sihai/text/dict/storage";
import { Card, type CostLine, CostLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

export type TaxOnWire = {
  /** What the rule charges, in CNY; none where it charges nothing. */
  lines: readonly { code: string; amount: string; how: string }[];
  total: string;
  /** The day the rule came into force, as in "2026-07-01". */
  from: string;
};

type ExpectedTaxProps = TaxOnWire & {
  /** Where it goes, which says what its taxes are called. */
  country: string;
};

/** Tax the recipient pays at customs, beside the price: in lines, or that none is to be expected. */
export function ExpectedTax({ country, ...tax }: ExpectedTaxProps) {
  const words = useDict(storageDict);
  const note = taxNoteFrom(tax, words, useLanguage());
  return (
    <Card title={words.taxToExpect} className="flex flex-col gap-1">
      {tax.lines.length === 0 ? (
        <>
          <p className="text-body">{words.taxNone}</p>
          <p className="text-note text-grey">{note}</p>
        </>
      ) : (
        <CostLines
          lines={taxLines(tax, country, words)}
          {...(tax.lines.length > 1 && { total: { label: words.taxToExpect, amount: tax.total } })}
          note={note}
        />
      )}
    </Card>
  );
}

/** Each tax by the name it has there, with how it comes about. */
export function taxLines({ lines }: TaxOnWire, country: string, words: StorageWords): CostLine[] {
  const names: Record<string, string> = words.taxLines;
  const say: Record<string, (how: string) => string> = words.taxHow;
  return lines.map(({ code, amount, how }) => ({
    label: names[code === "vat" ? salesTaxOf(country) : code] ?? names[code] ?? code,
    amount,
    formula: say[code]?.(taxText(how)) ?? how,
  }));
}

/** By which rules it is an estimate, and who pays it. */
export function taxNoteFrom({ from }: TaxOnWire, words: StorageWords, language: Language): string {
  return words.taxNote(formatDate(from, language, "UTC"));
}
