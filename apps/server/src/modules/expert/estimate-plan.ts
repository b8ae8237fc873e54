import { type Money, type Result, refuse } from "@sihai/domain";
import { chooseLine, type ExpertPackaging } from "@sihai/domain/expert";
import { checkParcelRules, estimateDeposit, freightItem, freightTerms } from "@sihai/domain/parcel";
import type { FreightObjective } from "@sihai/domain/plan";
import type { StoredAddress } from "../address/index.ts";
import type { StoredItem } from "../warehouse/index.ts";
import type { DraftParcel } from "./expert-plan.store.ts";
import { type Market, type PlannedParcel, pricePlan } from "./price-plan.ts";

type Given = {
  items: readonly StoredItem[];
  address: StoredAddress;
  objective: FreightObjective;
  maySplit: boolean;
  packaging: ExpertPackaging;
  level: number;
  market: Market;
  now: Date;
};
export type EstimateRefusal = { code: "EXPERT_NO_LINE"; itemNo: string } | { code: "EXPERT_ONE_PARCEL_IMPOSSIBLE" };

/**
 * A simple plan to calculate with before the expert has made his: all goods of a warehouse together on the line that serves the wish, each by
 * itself where no line takes them together. Refuses what nobody could plan.
 */
export function estimatePlan(given: Given): Result<PlannedParcel[], EstimateRefusal> {
  const { items, maySplit, packaging, market, address, level, now } = given;
  const groups = groupsOf(items);
  if (!maySplit && groups.length > 1) return refuse({ code: "EXPERT_ONE_PARCEL_IMPOSSIBLE" });
  const drafts: DraftParcel[] = [];
  for (const group of groups) {
    const lineId = bestLine(group, given);
    if (lineId !== null) {
      drafts.push({ itemIds: group.map(({ itemId }) => itemId), lineId, packaging });
      continue;
    }
    if (!maySplit && group.length > 1) return refuse({ code: "EXPERT_ONE_PARCEL_IMPOSSIBLE" });
    for (const item of group) {
      const own = bestLine([item], given);
      if (own === null) return refuse({ code: "EXPERT_NO_LINE", itemNo: item.itemNo });
      drafts.push({ itemIds: [item.itemId], lineId: own, packaging });
    }
  }
  const priced = pricePlan({ drafts, items, address, declared: null, level, market, now });
  if (priced.ok) return priced;
  const at = priced.refusal.code === "EXPERT_LINE_REFUSES" ? priced.refusal.parcel - 1 : 0;
  const first = items.find(({ itemId }) => drafts[at]?.itemIds[0] === itemId);
  return refuse({ code: "EXPERT_NO_LINE", itemNo: first?.itemNo ?? "" });
}

/** Goods that may lie in one box: of one warehouse, and those that travel alone by themselves. */
function groupsOf(items: readonly StoredItem[]): StoredItem[][] {
  const groups = Map.groupBy(items, ({ itemId, alone, warehouse }) => (alone ? itemId : `warehouse ${warehouse}`));
  return [...groups.values()];
}

function bestLine(items: readonly StoredItem[], { address, market, level, objective, now }: Given): string | null {
  if (!checkParcelRules(items, address.country, market.rules).ok) return null;
  const candidates: { lineId: string; deposit: Money; days: readonly [number, number] }[] = [];
  for (const line of market.cards) {
    const estimate = estimateDeposit({
      line,
      items: items.map(freightItem),
      country: address.country,
      zip: address.zipCode,
      on: now.toISOString(),
      ...freightTerms(market.rules, level),
      depositAllowanceBp: market.rules.depositAllowanceBp,
    });
    if (estimate.expected.eligible) candidates.push({ lineId: line.id, deposit: estimate.deposit, days: line.days });
  }
  return chooseLine(candidates, objective)?.lineId ?? null;
}
