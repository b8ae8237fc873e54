import { parseMoney, toDecimal } from "@sihai/domain";
import { estimateTax } from "@sihai/domain/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Card } from "@sihai/ui";
import { useDict } from "#shop";
import { ExpectedTax } from "./ExpectedTax.tsx";
import type { OfferedLine, Options } from "./submit-total.ts";

type TaxCardProps = { options: Options; offered: OfferedLine; declared: string; lines: number };

/** Tax to expect on a line that does not carry it: an estimate by the destination's rule of today, in lines. */
export function TaxCard({ options, offered, declared, lines }: TaxCardProps) {
  const words = useDict(storageDict);
  const estimate = expectedTax({ options, offered, declared, lines });
  if (offered.line.tax.mode !== "excluded") return null;
  if (!estimate || !options.tax)
    return (
      <Card title={words.taxToExpect}>
        <p className="text-note text-grey">{words.taxUnknown}</p>
      </Card>
    );
  return (
    <ExpectedTax
      lines={estimate.lines.map(({ code, amount, how }) => ({ code, amount: toDecimal(amount), how }))}
      total={toDecimal(estimate.total)}
      from={options.tax.from}
    />
  );
}

/** The estimate, or null where the line carries the tax or no rule is known. */
export function expectedTax({ options, offered, declared, lines }: TaxCardProps) {
  const { tax, usdRate } = options;
  if (!tax || offered.line.tax.mode !== "excluded") return null;
  const read = ({ amount, currency }: NonNullable<Options["tax"]>["dutyRelief"]) => parseMoney(amount, currency);
  const rule = {
    ...tax,
    dutyRelief: read(tax.dutyRelief),
    reducedUpTo: read(tax.reducedUpTo),
    dutyLess: read(tax.dutyLess),
    vatRelief: read(tax.vatRelief),
    vatLess: read(tax.vatLess),
    flatPerLine: read(tax.flatPerLine),
  };
  return estimateTax(rule, { total: parseMoney(declared, "USD"), lines }, { usdPerCny: usdRate, rulePerCny: tax.rulePerCny });
}
