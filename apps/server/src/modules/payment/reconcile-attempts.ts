import type { ChargeOutcome } from "@sihai/adapters/payment";
import { type Deps, inTransaction } from "#platform";
import { type Attempt, overdueAttempts } from "./attempt.store.ts";
import { findOutcome } from "./find-outcome.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { findTrade } from "./trade.store.ts";

/**
 * Which are looked after, and how old they are by then. What became of a payment is known within a minute, whoever died meanwhile (rule F09): an
 * unknown one is asked about every ten seconds, and given up when no call for it can still be under way. What a bank asks about waits for a person.
 */
const lookedAfter = {
  unknown: { states: ["created", "uncertain"], afterMs: 15_000 },
  asked: { states: ["needs-action"], afterMs: 60_000 },
} as const;
/** Somebody who has not confirmed at their bank by then has left. */
const actionTimeMs = 60 * 60_000;

/**
 * Finds out what became of card payments nobody told us about: webhook lost, process died, gateway silent (rules F06, F09 and F10). Safe to run
 * anywhere, any number of times: settling an attempt has one effect.
 */
export async function reconcileAttempts(deps: Deps, which: keyof typeof lookedAfter): Promise<void> {
  const now = deps.clock.now();
  const { states, afterMs } = lookedAfter[which];
  for (const attempt of await overdueAttempts(deps.db, states, new Date(now.getTime() - afterMs)))
    try {
      await settle(deps, attempt, now);
    } catch (error) {
      // One that cannot be settled does not keep the others.
      deps.log.error({ attemptId: attempt.id, err: error }, "a card payment cannot be reconciled");
    }
}

async function settle(deps: Deps, attempt: Attempt, now: Date): Promise<void> {
  const outcome = await ask(deps, attempt, now);
  if (!outcome) return;
  const after = await inTransaction(deps.db, (tx) => settleAttempt(tx, deps, attempt, outcome, now));
  if (after.state !== attempt.state)
    deps.log.info({ attemptId: attempt.id, from: attempt.state, to: after.state }, "card payment reconciled");
}

/** Nobody will finish a confirmation for a trade that is paid or gone, or one that has waited an hour: it is cancelled at the gateway. */
async function ask(deps: Deps, attempt: Attempt, now: Date): Promise<ChargeOutcome | null> {
  if (attempt.state === "needs-action" && attempt.gatewayId !== null) {
    const trade = await findTrade(deps.db, { userId: attempt.userId, tradeId: attempt.tradeId });
    const hasLeft = now.getTime() - attempt.createdAt.getTime() > actionTimeMs;
    if (trade?.state !== "pending" || hasLeft) return deps.adapters.payment.cancel(attempt.gatewayId);
  }
  return findOutcome(deps, attempt, now);
}
