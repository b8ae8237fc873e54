import { ok, type Result } from "@sihai/domain";
import { type Deps, inTransaction } from "#platform";
import { type CardState, cardState } from "./card-state.ts";
import { findOutcome } from "./find-outcome.ts";
import { tradeWithAttempt } from "./get-trade.service.ts";
import { settleAttempt } from "./settle-attempt.ts";

type Command = { userId: string; tradeNo: string; now: Date };

/** The shopper is back from 3-D Secure, or asks again: what became of the latest card payment. Null when there was none (rule F06). */
export async function confirmReturn(
  deps: Deps,
  { userId, tradeNo, now }: Command,
): Promise<Result<CardState | null, { code: "TRADE_NOT_FOUND" }>> {
  const found = await tradeWithAttempt(deps, { userId, tradeNo });
  if (!found.ok) return found;
  const { attempt } = found.value;
  if (!attempt) return ok(null);
  const isOpen = attempt.state === "created" || attempt.state === "needs-action" || attempt.state === "uncertain";
  const outcome = isOpen ? await findOutcome(deps, attempt, now) : null;
  if (!outcome) return ok(cardState(attempt));
  return ok(cardState(await inTransaction(deps.db, (tx) => settleAttempt(tx, deps, attempt, outcome, now))));
}
