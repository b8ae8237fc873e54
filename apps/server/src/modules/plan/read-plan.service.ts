import { cny, ok, refuse, sum, toDecimal } from "@sihai/domain";
import { countsTax } from "@sihai/domain/plan";
import type { Deps } from "#platform";
import { lineFigures, rateCards, viewLine, viewQuote, viewRefusals } from "../freight/index.ts";
import { storedItemsOf, viewStoredItems } from "../warehouse/index.ts";
import { objectivesOf } from "./objectives-of.ts";
import { endPlan, findPlan, type PlanKey } from "./plan.store.ts";
import type { PlanResult } from "./plan.types.ts";

/** A plan as far as it is made, with the goods as they stand now: what was sent since is no longer open. */
export async function readPlan(deps: Deps, key: PlanKey, now: Date) {
  const kept = await findPlan(deps.db, key);
  if (!kept) return refuse({ code: "PLAN_NOT_FOUND" as const });
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const { requested, together } = kept;
  const itemIds = requested.items.map(({ id }) => id);
  const items = await storedItemsOf(deps.db, key.userId, itemIds);
  const free = new Set(items.filter(({ state }) => state === "stocked-in").map(({ itemId }) => itemId));
  const figuresOf = await lineFigures(deps);
  const lineOf = (lineId: string) => {
    const card = cards.value.cards.find(({ id }) => id === lineId);
    return card ? viewLine(card, figuresOf) : null;
  };
  const results = kept.results.map((result) => viewResult(result, lineOf, free)).filter((result) => result !== null);
  return ok({
    planId: kept.planId,
    state: kept.state,
    createdAt: kept.createdAt,
    addressId: kept.addressId,
    country: requested.country,
    zipCode: requested.zip,
    grams: requested.items.reduce((sum, { grams }) => sum + grams, 0),
    items: await viewStoredItems(deps, key.userId, items, now),
    results,
    together: inOne(together, lineOf),
    togetherAtDoor: inOne(together?.door ?? null, lineOf),
    progress: { done: kept.results.length, of: objectivesOf(requested.withTax).length },
    objectives: [...objectivesOf(requested.withTax)],
  });
}

/** One parcel on a line; null where there is none, or its line is no longer offered. */
function inOne(one: { lineId: string; total: string } | null, lineOf: LineOf) {
  const line = one && lineOf(one.lineId);
  return one && line ? { line, total: cny(one.total) } : null;
}

type LineOf = (lineId: string) => ReturnType<typeof viewLine> | null;

/** Null when a line of it is no longer offered at all. */
function viewResult(result: PlanResult, lineOf: LineOf, free: ReadonlySet<string>) {
  const parcels = result.parcels.flatMap(({ itemIds, lineId, quote, tax }) => {
    const line = lineOf(lineId);
    const open = itemIds.every((id) => free.has(id));
    return line ? [{ itemIds: [...itemIds], line, quote: viewQuote(quote), tax: tax === null ? null : cny(tax), open }] : [];
  });
  if (parcels.length !== result.parcels.length) return null;
  const { objective, slowestDays, optimal } = result;
  return {
    objective,
    parcels,
    total: cny(result.total),
    withTax: isTaxCounted(result),
    slowestDays,
    optimal,
    value: cny(result.value),
    bound: cny(result.bound),
    gap: cny(result.gap),
    refused: result.refused.map(({ itemId, why, nearest }) => {
      const line = nearest && lineOf(nearest.lineId);
      return { itemId, why, nearest: nearest && line ? { line, refusals: viewRefusals(nearest) } : null };
    }),
  };
}

/** Whether its total has the tax in it: one made by an older release may have left it out. */
function isTaxCounted({ objective, parcels, total }: PlanResult): boolean {
  const all = parcels.flatMap(({ quote, tax }) => [cny(quote.total), cny(tax ?? "0.00")]);
  return countsTax(objective) && parcels.every(({ tax }) => tax !== null) && toDecimal(sum(all, "CNY")) === total;
}

/** Stops a plan that is being made; one that has ended stays as it is. */
export async function cancelPlan(deps: Deps, key: PlanKey, now: Date) {
  await endPlan(deps.db, key, "cancelled", now);
  const kept = await findPlan(deps.db, key);
  return kept ? ok({ state: kept.state }) : refuse({ code: "PLAN_NOT_FOUND" as const });
}
