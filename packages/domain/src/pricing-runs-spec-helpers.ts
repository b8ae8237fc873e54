/** What the properties of pure pricing are run each time, all of them together. */
const usualInAll = 14_000;

/**
 * How often a property of pricing is run: as often as a run of all specs has time for, or its share of `PRICING_RUNS` over all of them, such as the
 * 10,000,000 of `docs/reliability.md`, R4.
 */
export function pricingRuns(usual: number): { numRuns: number } {
  const wanted = Number(process.env.PRICING_RUNS ?? usualInAll);
  if (!(wanted > 0)) throw new Error(`PRICING_RUNS is a count, not ${process.env.PRICING_RUNS}`);
  return { numRuns: Math.ceil((usual * wanted) / usualInAll) };
}
