import type { Money } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type GrowthCause, growthCountsUntil } from "@sihai/domain/membership";
import type { Tx } from "#platform";
import { insertGrowth } from "./growth.store.ts";
import { lockMember } from "./member.store.ts";

type Grown = { userId: string; cause: GrowthCause; reference: string; growth: number; amount?: Money; at: Date };

/**
 * Writes growth down, once a cause, in the transaction of what it comes of; returns how much that was. It counts from the next Beijing midnight
 * on, and where that midnight's level is decided already, from the one after.
 */
export async function grow(tx: Tx, { amount, ...grown }: Grown): Promise<number> {
  if (grown.growth === 0) return 0;
  const earnedOn = await lockMember(tx, grown.userId, beijingDate(grown.at));
  const days = { earnedOn, countsUntil: growthCountsUntil(earnedOn) };
  return (await insertGrowth(tx, { ...grown, amount: amount ?? null, ...days })) ? grown.growth : 0;
}
