import { parseMoney, toDecimal } from "@sihai/domain";
import { estimateTax, type TaxEstimate } from "@sihai/domain/parcel";
import type { TaxOnWire } from "../../goods/to-door/ExpectedTax.tsx";
import type { Options } from "./submit-total.ts";

/** What the tax is calculated on: the declaration, its sum in USD as a decimal and how many lines it has. */
export type Taxed = {
  options: Pick<Options, "tax" | "usdRate">;
  offered: { line: { tax: { mode: string } } };
  declared: string;
  lines: number;
};

/** The estimate, or null where the line carries the tax or no rule is known. */
export function expectedTax({ options, offered, declared, lines }: Taxed): TaxEstimate | null {
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

/** The same, in lines as they are told. */
export function taxToTell(taxed: Taxed): TaxOnWire | null {
  const estimate = expectedTax(taxed);
  const { tax } = taxed.options;
  if (!estimate || !tax) return null;
  const lines = estimate.lines.map(({ code, amount, how }) => ({ code, amount: toDecimal(amount), how }));
  return { lines, total: toDecimal(estimate.total), from: tax.from };
}
