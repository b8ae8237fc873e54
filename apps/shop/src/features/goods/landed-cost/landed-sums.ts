import type { CallData } from "@sihai/contract";
import type { landedCost } from "@sihai/contract/goods";
import { cny, sum, toDecimal } from "@sihai/domain";
import { doorSums } from "../to-door/door-sums.ts";

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
 * The two sums of an item and both together, as those of a cart are: CNY decimals, from the least to the most where they are estimates.
 * @param surcharge what a card adds to what is paid now; null where the balance pays
 * @param shippingBp what a card adds to what we ask for later, in basis points; 0 where the balance pays
 */
export function landedSums(cost: Landed, surcharge: string | null, shippingBp: number) {
  const { now, later } = byMoment(cost);
  const total = (lines: readonly Line[], end: "low" | "high") =>
    toDecimal(
      sum(
        lines.map((line) => cny(line[end])),
        "CNY",
      ),
    );
  const of = (wanted: Line["label"]) => later.find(({ label }) => label === wanted);
  const { low = "0.00", high = "0.00" } = of("shipping") ?? {};
  const sums = doorSums({
    costs: {
      ...{ low: total(later, "low"), high: total(later, "high"), shipping: { low, high } },
      ...{ operation: of("operation")?.high ?? "0.00", tax: of("tax")?.high ?? null },
    },
    // What is asked for later is known by its line; without one there is nothing of it.
    taxMode: cost.line?.taxMode ?? "excluded",
    ...{ paid: total(now, "high"), surcharge, owed: "0.00", shippingBp: cost.line ? shippingBp : 0 },
  });
  return { ...sums, surcharge };
}
