import { type Deps, inTransaction } from "#platform";
import { waitingAttempts } from "./attempt.store.ts";
import { settleAttempt } from "./settle-attempt.ts";

/**
 * Before the balance pays: a card payment that waits for its owner at their bank is ended at the gateway, so that it is not taken too when they
 * confirm it after all (rule F10). One that was confirmed meanwhile has paid, and the balance is left alone. A gateway that is away keeps nobody
 * from paying: the reconciler asks again, and what is taken by then goes to the wallet (rule F11).
 */
export async function endWaiting(
  deps: Deps,
  { userId, tradeNo, now }: { userId: string; tradeNo: string; now: Date },
): Promise<void> {
  for (const attempt of await waitingAttempts(deps.db, userId, tradeNo)) {
    if (attempt.gatewayId === null) continue;
    const outcome = await deps.adapters.payment.cancel(attempt.gatewayId);
    if (outcome.status === "unavailable" || outcome.status === "unknown")
      deps.log.warn({ tradeNo, attemptId: attempt.id, ...outcome }, "a card payment waiting at its bank could not be ended");
    else await inTransaction(deps.db, (tx) => settleAttempt(tx, deps, attempt, outcome, now));
  }
}
