import { ok, type Result, refuse } from "@sihai/domain";
import { type Db, type Deps, forgiveTries, takeTry } from "#platform";
import { userById } from "../user.store.ts";

export type PayPasswordRefusal =
  | { code: "PAY_PASSWORD_NOT_SET" }
  | { code: "PAY_PASSWORD_WRONG" }
  | { code: "PAY_PASSWORD_LOCKED"; minutes: number };

/** Whether the customer has set a payment password. */
export async function hasPayPassword(db: Db, userId: string): Promise<boolean> {
  const user = await userById(db, userId);
  return user !== undefined && user.payPasswordHash !== null;
}

/**
 * Looks at a payment password. Every call that asks for it comes here and shares one counter: five wrong ones lock it for 15 minutes,
 * doubling to 24 hours (rule F49). Call it outside a transaction.
 */
export async function checkPayPassword(
  deps: Deps,
  { userId, password, now = deps.clock.now() }: { userId: string; password: string; now?: Date },
): Promise<Result<null, PayPasswordRefusal>> {
  const user = await userById(deps.db, userId);
  if (!user || user.payPasswordHash === null) return refuse({ code: "PAY_PASSWORD_NOT_SET" });
  return deps.passwords.inTurnOf(userId, async () => {
    const taken = await takeTry(deps.db, "pay", userId, now);
    if (!taken.allowed) return refuse({ code: "PAY_PASSWORD_LOCKED", minutes: taken.minutes });
    if (!(await deps.passwords.verify(user.payPasswordHash, password))) return refuse({ code: "PAY_PASSWORD_WRONG" });
    await forgiveTries(deps.db, "pay", userId);
    return ok(null);
  });
}
