import { byAmount, plotted } from "@sihai/domain";

type Point = { since: string; price: string };

/** A path of steps from the first price to the last, over time, the lowest price at the bottom; with a little air above and below. */
export function priceSteps(
  prices: readonly Point[],
  until: string,
  { width, height }: { width: number; height: number },
): { path: string; low: string; high: string } {
  const sorted = prices.toSorted((a, b) => byAmount(a.price, b.price));
  const [low, high] = [sorted[0]?.price ?? "0", sorted.at(-1)?.price ?? "0"];
  const start = Date.parse(prices[0]?.since ?? until);
  const time = Math.max(1, Date.parse(until) - start);
  const room = Math.max(0.01, plotted(high) - plotted(low));
  const air = 6;
  const x = (at: string) => round(Math.min(1, (Date.parse(at) - start) / time) * width);
  const y = (price: string) => round(height - air - ((plotted(price) - plotted(low)) / room) * (height - 2 * air));
  const [first, ...later] = prices;
  const steps = later.map(({ since, price }) => `H${x(since)}V${y(price)}`);
  return { path: `M0 ${y(first?.price ?? low)}${steps.join("")}H${width}`, low, high };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
