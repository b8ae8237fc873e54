import { maskEmail } from "@sihai/domain/identity";
import type { Deps } from "#platform";
import { objectionKey } from "./case-keys.ts";
import { openCaseOf } from "./lost-mailbox.store.ts";

/** What the owner is shown on every device while somebody asks for the account, with the key that stops it; null while nobody does. */
export async function mailboxAsked(deps: Deps, userId: string) {
  const found = await openCaseOf(deps.db, userId);
  if (!found) return null;
  return { masked: maskEmail(found.newEmail), opensAt: found.opensAt, key: objectionKey(deps, found.id) };
}
