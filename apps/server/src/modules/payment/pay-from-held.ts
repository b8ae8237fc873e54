import { type Result, refuse } from "@sihai/domain";
import { type MayPayRefusal, mayPay, type PaymentMethod } from "@sihai/domain/payment";
import type { Deps, Tx } from "#platform";
import { held, type Posted, type Purse } from "../ledger/index.ts";
import { type CompleteRefusal, completeTrade, destinationOf } from "./complete-trade.ts";
import { lockTrade } from "./trade.store.ts";

/** `purse`: what the money was set aside in. `method`: how it was paid, where that was not the balance. */
type Command = { userId: string; tradeNo: string; purse: Purse; method?: PaymentMethod; at: Date };

/**
 * Pays a trade with money the customer set aside for it beforehand (the account "held"), in the caller's transaction; the customer allowed
 * it then. Refuses when the trade cannot be paid, or with BALANCE_NOT_ENOUGH when less is held.
 */
export async function payFromHeld(
  tx: Tx,
  deps: Deps,
  { userId, tradeNo, purse, method = "balance", at }: Command,
): Promise<Result<Posted, CompleteRefusal | MayPayRefusal | { code: "TRADE_NOT_FOUND" }>> {
  const trade = await lockTrade(tx, { userId, tradeNo });
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  const may = mayPay(trade, "balance", at);
  if (!may.ok) return may;
  return completeTrade(tx, deps, trade, {
    method,
    by: { kind: "system" },
    at,
    postings: [{ from: held(userId), to: destinationOf(trade), amount: trade.amount }],
    told: (parts) => [{ step: "passed-on", from: purse, parts }],
    facts: { from: "held" },
  });
}
