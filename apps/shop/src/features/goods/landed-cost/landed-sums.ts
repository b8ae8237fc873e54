import type { CallData } from "@sihai/contract";
import type { landedCost } from "@sihai/contract/goods";
import { add, cny, sum, toDecimal } from "@sihai/domain";
import { type AmountRange, cardAdds } from "../to-door/door-sums.ts";

type Landed = CallData<typeof landedCost>;
type Line = Landed["lines"][number];

/** Paid with the order; the rest when the parcel is sent. */
const withOrder: readonly Line["label"][] = ["goods", "domestic-freight", "service"];

/** The lines of a cost by when they are paid, in their order. */
export function byMoment({ lines }: Landed): { now: Line[]; later: Line[] } {
  const isNow = ({ label }: Line) => withOrder.includes(label);
  return { now: lines.filter(isNow), later: lines.filter((line) => !isNow(line)) };
}

export type LandedSums = ReturnType<typeof landedSums>;

/**
 * The two sums of an item and both together, CNY decimals from the least to the most.
 * @param surcharge what a card adds to what is paid now; null where the balance pays
 * @param shippingBp what a card adds to what we ask for later, in basis points; 0 where the balance pays
 */
export function landedSums(cost: Landed, surcharge: string | null, shippingBp: number) {
  const { now, later } = byMoment(cost);
  // Tax on delivery is paid to others; only what we ask for comes with a card's surcharge.
  const asked = later.filter(({ label }) => label !== "tax" || cost.line?.taxMode === "prepaid");
  const range = (of: (end: "low" | "high") => string): AmountRange => [of("low"), of("high")];
  const total = (lines: Line[], end: "low" | "high", ...others: string[]) =>
    toDecimal(sum([...lines.map((line) => line[end]), ...others].map(cny), "CNY"));
  const added = range((end) =>
    cardAdds(
      asked.map((line) => line[end]),
      shippingBp,
    ),
  );
  const paid = range((end) => total(now, end, surcharge ?? "0.00"));
  const toCome: AmountRange = [total(later, "low", added[0]), total(later, "high", added[1])];
  const plus = (a: string, b: string) => toDecimal(add(cny(a), cny(b)));
  const whole: AmountRange = [plus(paid[0], toCome[0]), plus(paid[1], toCome[1])];
  const byCard: AmountRange = [plus(added[0], surcharge ?? "0.00"), plus(added[1], surcharge ?? "0.00")];
  return {
    now: paid,
    toCome,
    whole,
    surcharge,
    added: shippingBp > 0 && asked.length > 0 ? added : null,
    byCard,
  };
}
