import { sign } from "@sihai/domain";
import type { Tx } from "#platform";
import { type OpenWork, openWorkOf } from "./open-work.store.ts";

export type OpenWorkRefusal = { code: "ITEM_SUPPLEMENT_OPEN" | "ITEM_SERVICES_OPEN"; itemIds: string[] };

type Goods = { userId: string; itemIds: readonly string[]; agreedOpenServices?: boolean | undefined; now: Date };

/**
 * Goods, locked, go into no parcel while money asked for them waits for an answer: once they have left it would never be paid. Services that
 * are not done are the customer's to give up: what isn't done when the parcel leaves is refunded.
 */
export async function refuseOpenWork(
  tx: Tx,
  { userId, itemIds, agreedOpenServices, now }: Goods,
): Promise<OpenWorkRefusal | null> {
  return refusalOf(await openWorkOf(tx, userId, itemIds, now), agreedOpenServices);
}

/** The same of what was found open. */
export function refusalOf(open: readonly OpenWork[], agreedOpenServices: boolean | undefined): OpenWorkRefusal | null {
  const owing = open.filter(({ owed }) => sign(owed) > 0);
  if (owing.length > 0) return { code: "ITEM_SUPPLEMENT_OPEN", itemIds: owing.map(({ itemId }) => itemId) };
  const waiting = open.filter(({ services }) => services.length > 0);
  if (waiting.length === 0 || agreedOpenServices) return null;
  return { code: "ITEM_SERVICES_OPEN", itemIds: waiting.map(({ itemId }) => itemId) };
}
