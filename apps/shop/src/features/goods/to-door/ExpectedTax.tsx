import { salesTaxOf } from "@sihai/domain/sales-tax";
import { formatDate } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, CostLines } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

type ExpectedTaxProps = {
  /** Where it goes, which says what its taxes are called. */
  country: string;
  /** What the rule charges, in CNY; none where it charges nothing. */
  lines: readonly { code: string; amount: string; how: string }[];
  total: string;
  /** The day the rule came into force, as in "2026-07-01". */
  from: string;
};

/** Tax the recipient pays at customs, beside the price: in lines, or that none is to be expected. */
export function ExpectedTax({ country, lines, total, from }: ExpectedTaxProps) {
  const words = useDict(storageDict);
  const note = words.taxNote(formatDate(from, useLanguage(), "UTC"));
  const names: Record<string, string> = words.taxLines;
  const say: Record<string, (how: string) => string> = words.taxHow;
  return (
    <Card title={words.taxToExpect} className="flex flex-col gap-1">
      {lines.length === 0 ? (
        <>
          <p className="text-body">{words.taxNone}</p>
          <p className="text-note text-grey">{note}</p>
        </>
      ) : (
        <CostLines
          lines={lines.map(({ code, amount, how }) => ({
            label: names[code === "vat" ? salesTaxOf(country) : code] ?? names[code] ?? code,
            amount,
            formula: say[code]?.(how) ?? how,
          }))}
          {...(lines.length > 1 && { total: { label: words.taxToExpect, amount: total } })}
          note={note}
        />
      )}
    </Card>
  );
}
