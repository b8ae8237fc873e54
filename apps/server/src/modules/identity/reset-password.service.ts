import { ok, type Result, refuse } from "@sihai/domain";
import { closeSessionsOf, type Deps, forgiveTries, transact } from "#platform";
import { closeLinks, ownerOfLink, useLink } from "./code/link.store.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { forgetDevices } from "./device/device.store.ts";
import { deletePasskeys } from "./passkey/passkey.store.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";
import { confirmEmail, lockUser, setLoginPassword, userById } from "./user.store.ts";

type Refusal = { code: "LINK_EXPIRED" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_COMMON" | "PASSWORD_UNCHANGED" };

/** Whether the mailed link still sets a password; asking uses nothing up. */
export async function checkResetLink(deps: Deps, key: string): Promise<Result<null, { code: "LINK_EXPIRED" }>> {
  const ownerId = await ownerOfLink(deps.db, "reset", key, deps.clock.now());
  return ownerId === null ? refuse({ code: "LINK_EXPIRED" }) : ok(null);
}

/** Sets the login password by the mailed link. Every session and every other link of the account ends. */
export async function resetLoginPassword(
  deps: Deps,
  { key, password, confirmPassword }: { key: string; password: string; confirmPassword: string },
): Promise<Result<null, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  if (password !== confirmPassword) return refuse({ code: "PASSWORDS_DIFFER" });
  if (isCommonPassword(password)) return refuse({ code: "PASSWORD_TOO_COMMON" });
  const at = deps.clock.now();
  const ownerId = await ownerOfLink(deps.db, "reset", key, at);
  if (ownerId === null) return refuse({ code: "LINK_EXPIRED" });
  // Before the transaction: comparing and hashing wait for their turn, and would hold a connection for as long.
  const { passwordHash: before = null } = (await userById(deps.db, ownerId)) ?? {};
  if (before !== null && (await deps.passwords.verify(before, password))) return refuse({ code: "PASSWORD_UNCHANGED" });
  const passwordHash = await deps.passwords.hash(password);
  return transact(deps.db, async (tx): Promise<Result<null, Refusal>> => {
    const userId = await useLink(tx, "reset", key, at);
    const user = userId === null ? undefined : await lockUser(tx, userId);
    if (!user || user.disabled) return refuse({ code: "LINK_EXPIRED" });
    await setLoginPassword(tx, user.id, passwordHash, false);
    // Who opens the link reads the mailbox: the address is confirmed by it.
    if (user.emailConfirmedAt === null) await confirmEmail(tx, user.id, at);
    await closeLinks(tx, user.id, at);
    await forgetDevices(tx, user.id);
    await deletePasskeys(tx, user.id);
    await closeSessionsOf(tx, "shopper", user.id);
    await forgiveTries(tx, "login", user.emailNormal);
    await tellPasswordChanged(tx, deps, user.id, at);
    return ok(null);
  });
}
