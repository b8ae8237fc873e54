import { compare, type Money, money } from "../money.ts";
import type { FreightObjective } from "../plan/index.ts";

type Candidate = { deposit: Money; days: readonly [number, number] };
/** What a day is worth in the overall wish: as the planner calculates (CNY 6.00). */
const dayFen = 600n;

/** The line that serves an objective best by its promised days and its price; null without any. */
export function chooseLine<Line extends Candidate>(lines: readonly Line[], objective: FreightObjective): Line | null {
  const byPrice = (a: Line, b: Line) => compare(a.deposit, b.deposit);
  const byDays = (a: Line, b: Line) => a.days[1] - b.days[1];
  const weighed = ({ deposit, days }: Line) => money(deposit.amount + dayFen * BigInt(days[1]), "CNY");
  const orders = {
    cheapest: (a: Line, b: Line) => byPrice(a, b) || byDays(a, b),
    fastest: (a: Line, b: Line) => byDays(a, b) || byPrice(a, b),
    balanced: (a: Line, b: Line) => compare(weighed(a), weighed(b)) || byPrice(a, b),
  };
  return lines.toSorted(orders[objective])[0] ?? null;
}
