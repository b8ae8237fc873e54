import { compare, type Money } from "../money.ts";

/** What the customer wants of the freight (rule K-46). */
export const enquiryPlans = ["lowest-freight", "fastest", "overall"] as const;
export type EnquiryPlan = (typeof enquiryPlans)[number];

export type PlannedLine = { lineId: string; total: Money; days: readonly [number, number] };

/**
 * Lines in the order of a plan, the one to propose first. Lowest freight: by price, then by days. Fastest: by the longer of the
 * promised days, then by price. Overall: by price and days together, each measured against the best there is, so that a line
 * twice as dear must be twice as fast to stand beside the cheapest.
 */
export function linesByPlan<Line extends PlannedLine>(lines: readonly Line[], plan: EnquiryPlan): Line[] {
  const byPrice = (a: Line, b: Line) => compare(a.total, b.total);
  const byDays = (a: Line, b: Line) => a.days[1] - b.days[1];
  if (plan === "lowest-freight") return lines.toSorted((a, b) => byPrice(a, b) || byDays(a, b));
  if (plan === "fastest") return lines.toSorted((a, b) => byDays(a, b) || byPrice(a, b));
  const cheapest = Math.min(...lines.map(({ total }) => Number(total.amount)));
  const soonest = Math.min(...lines.map(({ days }) => days[1]));
  const score = ({ total, days }: Line) => Number(total.amount) / Math.max(1, cheapest) + days[1] / Math.max(1, soonest);
  return lines.toSorted((a, b) => score(a) - score(b) || byPrice(a, b) || byDays(a, b));
}
