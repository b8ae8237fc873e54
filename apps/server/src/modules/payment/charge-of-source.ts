import type { Db } from "#platform";
import type { Purse } from "../ledger/index.ts";
import { findAttempt } from "./attempt.store.ts";
import { findSuspended } from "./waiting/suspended.store.ts";

const suspended = "suspense:";

/** The purse of an arrival, which also names it as a source of money. */
export function purseOfSuspended(id: string): Purse {
  return `${suspended}${id}`;
}

/** The gateway's id of the charge a card's money came by; null when none is known. `reference`: what its source knows itself by. */
export async function chargeOfSource(db: Db, userId: string, reference: string | null): Promise<string | null> {
  if (reference === null) return null;
  if (!reference.startsWith(suspended)) return (await findAttempt(db, userId, reference))?.gatewayId ?? null;
  return (await findSuspended(db, { id: reference.slice(suspended.length) }))?.reference ?? null;
}
