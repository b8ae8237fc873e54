import { type Item, type Line, quote } from "../../freight/index.ts";
import { add, cny } from "../../money.ts";
import { landedTax } from "../../parcel/landed-tax.ts";
import { fen } from "../compile-line.ts";
import type { Objective } from "../plan-types.ts";
import type { PlanTax } from "../tax-gauge.ts";

type Tried = { fen: number; parcels: number; days: number };

/** The best plan by trying every way to share a few items out over parcels and every line for each parcel; null when there is none. */
export function tryAllPlans(
  items: readonly Item[],
  lines: readonly Line[],
  zip: string,
  objective: Objective,
  maxParcels: number,
  tax: PlanTax | null = null,
): Tried | null {
  const memo = new Map<string, Tried[]>();
  const offers = (parcel: readonly Item[]): Tried[] => {
    const name = parcel.map(({ id }) => id).join();
    const known =
      memo.get(name) ??
      lines.flatMap((line) => {
        const quoted = quote({ line, parcel: { items: parcel, country: "US", zip }, on: "2026-11-21", operationFee: "8.00" });
        return quoted.eligible ? [{ fen: fen(quoted.total) + taxOf(line, parcel), parcels: 1, days: line.days[1] }] : [];
      });
    memo.set(name, known);
    return known;
  };
  const taxOf = (line: Line, parcel: readonly Item[]) => (tax ? taxFen(line, parcel, tax) : 0);
  let best: Tried | null = null;
  const better = (one: Tried, other: Tried) =>
    rank(one, objective).findIndex((value, at) => value !== rank(other, objective)[at]);
  for (const parcels of partitions(items)) {
    if (parcels.length > maxParcels) continue;
    for (const days of new Set(lines.map((line) => line.days[1]))) {
      const chosen = parcels.map((parcel) => cheapest(offers(parcel).filter((offer) => offer.days <= days)));
      if (chosen.some((one) => one === null)) continue;
      const plan = chosen.reduce<Tried>(
        (sum, one) => ({ fen: sum.fen + (one?.fen ?? 0), parcels: sum.parcels + 1, days: Math.max(sum.days, one?.days ?? 0) }),
        { fen: 0, parcels: 0, days: 0 },
      );
      const at = best ? better(plan, best) : 0;
      if (!best || (at >= 0 && (rank(plan, objective)[at] ?? 0) < (rank(best, objective)[at] ?? 0))) best = plan;
    }
  }
  return best;
}

function taxFen(line: Line, parcel: readonly Item[], tax: PlanTax): number {
  const value = parcel.reduce((sum, item) => add(sum, cny(item.valueCny)), cny("0.00"));
  const { total } = landedTax(line.tax, { value, kinds: Math.min(parcel.length, tax.declarationLinesMost) }, tax);
  return Number(total?.amount ?? 0n);
}

function rank({ fen: cost, parcels, days }: Tried, objective: Objective): number[] {
  switch (objective) {
    case "door":
    case "cheapest":
      return [cost, parcels, days];
    case "fastest":
      return [days, cost, parcels];
    case "balanced":
      return [cost + 600 * days, parcels];
  }
}

function cheapest(offers: readonly Tried[]): Tried | null {
  return offers.reduce<Tried | null>(
    (best, one) => (!best || one.fen < best.fen || (one.fen === best.fen && one.days < best.days) ? one : best),
    null,
  );
}

function* partitions(items: readonly Item[]): Generator<Item[][]> {
  const [first, ...rest] = items;
  if (!first) {
    yield [];
    return;
  }
  for (const parcels of partitions(rest)) {
    yield [[first], ...parcels];
    for (let at = 0; at < parcels.length; at += 1)
      yield parcels.map((parcel, index) => (index === at ? [first, ...parcel] : parcel));
  }
}
