import { type Money, money, ok, type Result, refuse } from "@sihai/domain";
import { type ExpertPackaging, holdFor } from "@sihai/domain/expert";
import type { FreightObjective } from "@sihai/domain/plan";
import type { Db, Tx } from "#platform";
import type { StoredAddress } from "../address/index.ts";
import { levelOf } from "../freight/index.ts";
import { parcelAddress } from "../parcel/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { type EstimateRefusal, estimatePlan } from "./estimate-plan.ts";
import { type Market, totalOf } from "./price-plan.ts";

export type Wishes = {
  userId: string;
  itemIds: readonly string[];
  addressId: string;
  objective: FreightObjective;
  maySplit: boolean;
  packaging: ExpertPackaging;
};
export type TermsRefusal =
  | EstimateRefusal
  | { code: "EXPERT_TOO_MANY_ITEMS"; maximum: number }
  | { code: "EXPERT_ITEM_NOT_FOUND" | "EXPERT_ITEM_TAKEN" | "EXPERT_ADDRESS_NOT_FOUND" };
export type Terms = { address: StoredAddress; declared: Money; estimate: Money; hold: Money; lines: number };

/** Whether the expert can plan these goods to this address, and what to calculate with. Another's goods answer like unknown ones (rule F57). */
export async function askTerms(db: Db | Tx, wishes: Wishes, market: Market, now: Date): Promise<Result<Terms, TermsRefusal>> {
  const { userId } = wishes;
  const wanted = [...new Set(wishes.itemIds)];
  const { expertItemsMost } = market.rules;
  if (wanted.length > expertItemsMost) return refuse({ code: "EXPERT_TOO_MANY_ITEMS", maximum: expertItemsMost });
  const items = (await storedItemsOf(db, userId, wanted)).filter(({ state }) => state === "stocked-in");
  if (items.length !== wanted.length) return refuse({ code: "EXPERT_ITEM_NOT_FOUND" });
  if (items.some(({ reserved }) => reserved)) return refuse({ code: "EXPERT_ITEM_TAKEN" });
  const address = await parcelAddress(db, userId, wishes.addressId);
  if (!address) return refuse({ code: "EXPERT_ADDRESS_NOT_FOUND" });
  const planned = estimatePlan({ ...wishes, items, address, level: await levelOf(db, userId), market, now });
  if (!planned.ok) return planned;
  const estimate = totalOf(planned.value);
  const declared = planned.value.reduce((total, { declaration }) => total + declaration.total.amount, 0n);
  return ok({
    address,
    declared: money(declared, "USD"),
    estimate,
    hold: holdFor([estimate], market.rules),
    lines: planned.value.reduce((total, { declaration }) => total + declaration.lines.length, 0),
  });
}
