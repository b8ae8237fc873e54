import { type Money, ok, type Result, refuse, sum } from "@sihai/domain";
import { type MayPayRefusal, mayPay } from "@sihai/domain/payment";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { dissolveTrade } from "./cancel-open-trade.ts";
import { openTrade } from "./open-trade.ts";
import { findTrades, lockTrades } from "./trade.store.ts";
import { subjectsOf, type TradeSubject } from "./trade-subject.store.ts";

type Command = { userId: string; tradeNos: readonly string[]; now: Date; once: Once | null };
export type CombineRefusal = MayPayRefusal | { code: "TRADE_NOT_FOUND" | "TRADES_NOT_COMBINABLE" };

/**
 * Makes one payment of several unpaid purchase orders: their trades give way to one that is paid whole or not at all (rule F16). Its
 * deadline is the earliest of theirs. What is paid alone, as the services of a forwarding order are, joins none (rule E-53).
 */
export function combineTrades(deps: Deps, command: Command) {
  return transact(deps.db, (tx) => combine(tx, deps, command), command.once);
}

async function combine(
  tx: Tx,
  { payClocks }: Deps,
  { userId, tradeNos, now }: Command,
): Promise<Result<{ tradeNo: string; amount: Money }, CombineRefusal>> {
  const numbers = [...new Set(tradeNos)];
  if (numbers.length < 2) return refuse({ code: "TRADES_NOT_COMBINABLE" });
  const found = await findTrades(tx, userId, numbers);
  if (found.length !== numbers.length) return refuse({ code: "TRADE_NOT_FOUND" });
  const trades = await lockTrades(
    tx,
    userId,
    found.map(({ id }) => id),
  );
  const subjects: TradeSubject[] = [];
  for (const trade of trades) {
    if (trade.purpose !== "order") return refuse({ code: "TRADES_NOT_COMBINABLE" });
    const may = mayPay(trade, "balance", now);
    if (!may.ok) return may;
    const parts = await subjectsOf(tx, userId, trade.id);
    for (const { subjectId } of parts)
      if (await payClocks.order?.isPaidAlone?.(tx, { userId, subjectId })) return refuse({ code: "TRADES_NOT_COMBINABLE" });
    subjects.push(...parts);
    await dissolveTrade(tx, trade, new Set(parts.map(({ subjectId }) => subjectId)), now);
  }
  const deadlines = trades.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.getTime()] : []));
  const expiresAt = deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null;
  const { tradeNo } = await openTrade(tx, { userId, purpose: "order", subjects, expiresAt, at: now });
  return ok({
    tradeNo,
    amount: sum(
      subjects.map(({ amount }) => amount),
      "CNY",
    ),
  });
}
