import { type Money, percent, sign, zero } from "../money.ts";
import { estimateTax, type TaxLine, type TaxRule } from "./tax-rules.ts";

/** How a line deals with tax: in its price, collected with the parcel at `rateBp` of the value, or left to the receiver. */
export type TaxOfLine = { mode: "included" | "excluded" | "prepaid"; rateBp: number };
/** Tax to expect beside freight, in CNY; a total of null where nothing is known of what the country asks. */
export type LandedTax = { lines: (Omit<TaxLine, "code"> & { code: TaxLine["code"] | "prepaid" })[]; total: Money | null };

type Goods = { value: Money; kinds: number };

/**
 * The tax to expect on goods of this value in CNY, of so many kinds (lines of a declaration), on a line: an estimate. `known` is the
 * country's rule of the day with its currency's rate, null where none is known.
 */
export function landedTax(
  line: TaxOfLine,
  { value, kinds }: Goods,
  known: { rule: TaxRule; rulePerCny: string } | null,
): LandedTax {
  switch (line.mode) {
    case "included":
      return { lines: [], total: zero("CNY") };
    case "prepaid": {
      const amount = percent(value, line.rateBp);
      return { lines: sign(amount) > 0 ? [{ code: "prepaid", amount, how: `${line.rateBp / 100} %` }] : [], total: amount };
    }
    case "excluded":
      if (known === null) return { lines: [], total: null };
      // The value is in CNY already: one CNY for one.
      return estimateTax(known.rule, { total: value, lines: kinds }, { usdPerCny: "1", rulePerCny: known.rulePerCny });
  }
}
