import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";

/** Whoever changed the login password, its owner hears of it, by mail too. */
export async function tellPasswordChanged(tx: Tx, deps: Deps, userId: string, at: Date): Promise<void> {
  const facts = { at: at.toISOString() };
  await tell(tx, deps, { userId, type: "system", template: "login-password-changed", facts, mail: true, at });
}
