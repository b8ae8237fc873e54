import type { Item, Line } from "../../freight/index.ts";
import { parseMoney } from "../../money.ts";
import type { PlanTax } from "../tax-gauge.ts";

const cny = (amount: string) => parseMoney(amount, "CNY");
const modes: readonly Line["tax"]["mode"][] = ["excluded", "included", "prepaid", "excluded"];

/** Reliefs, a flat sum for each thing and a step: what a parcel is taxed depends on all that is in it. */
export const steppedTax: PlanTax = {
  rule: {
    ...{ country: "US", from: "2026-01-01", dutyRelief: cny("300.00"), reducedUpTo: cny("600.00"), reducedBp: 800 },
    ...{ dutyBp: 2_500, dutyLess: cny("20.00"), vatRelief: cny("150.00"), vatBp: 1_900, vatLess: cny("0.00") },
    flatPerLine: cny("9.00"),
  },
  rulePerCny: "1",
  declarationLinesMost: 3,
};

/** The same things and lines, worth and taxed in different ways. */
export function taxed({ items, lines }: { items: readonly Item[]; lines: readonly Line[] }, seed: number) {
  return {
    items: items.map((item, at) => ({ ...item, valueCny: `${20 + ((at * 137 + seed * 53) % 400)}.${10 + ((at + seed) % 90)}` })),
    lines: lines.map((line, at) => ({
      ...line,
      tax: { mode: modes[(at + seed) % modes.length] ?? "excluded", rateBp: 500 + ((at * 31 + seed) % 5) * 450 },
    })),
  };
}
