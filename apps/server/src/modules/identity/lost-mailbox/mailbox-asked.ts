import { maskEmail } from "@sihai/domain/identity";
import type { Db, Deps } from "#platform";
import { objectionKey } from "./case-keys.ts";
import { openCaseOf } from "./lost-mailbox.store.ts";

/** What the owner is shown on every device while somebody asks for the account, with the key that stops it; null while nobody does. */
export async function mailboxAsked(deps: Deps, userId: string) {
  const found = await openCaseOf(deps.db, userId);
  if (!found) return null;
  return { masked: maskEmail(found.newEmail), opensAt: found.opensAt, key: objectionKey(deps, found.id) };
}

/** What staff see of it on the customer's file. */
export async function mailboxMoveOf(db: Db, userId: string) {
  const found = await openCaseOf(db, userId);
  return found ? { newEmail: found.newEmail, opensAt: found.opensAt } : null;
}
