import { type Deps, eachOnItsOwn, inTransaction, type Tx } from "#platform";
import { lockSuspended, suspendArrival } from "../payment/index.ts";
import { cameBackSweep, suspendedThatCameBack } from "./suspended-list.store.ts";

const batch = 50;

/**
 * What was sent back to its card and came back, because the card's bank refused it after the gateway had reported it as done, arrives once more, by
 * the refund's own id: its customer is told, and finance credits it or sends it to an account. Safe to run anywhere, any number of times.
 */
export async function takeBackSuspended(deps: Deps): Promise<void> {
  await eachOnItsOwn(deps, cameBackSweep, await suspendedThatCameBack(deps.db, batch), {
    itemOf: (id) => id,
    work: (id) => inTransaction(deps.db, (tx) => takeBack(tx, deps, id)),
  });
}

async function takeBack(tx: Tx, deps: Deps, id: string): Promise<void> {
  const { userId, sentAs, arrived, state } = await lockSuspended(tx, id);
  if (state !== "sent-back" || sentAs === null) return;
  const payer = userId === null ? null : { userId, trade: null, attemptId: null };
  const at = deps.clock.now();
  await suspendArrival(tx, deps, { cameBy: "refund", reference: sentAs, amount: arrived, why: "refund-failed", payer, at });
}
