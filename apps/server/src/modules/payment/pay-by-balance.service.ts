import { type Money, money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { type MayPayRefusal, mayPay } from "@sihai/domain/payment";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { checkPayPassword, consumePayProof, type PayPasswordRefusal } from "../identity/index.ts";
import { balanceOf, wallet } from "../ledger/index.ts";
import { hasWaiting } from "./attempt.store.ts";
import { completeTrade, destinationOf } from "./complete-trade.ts";
import { endWaiting } from "./end-waiting.ts";
import { findTrade, lockTrade, type Trade } from "./trade.store.ts";

export type PayPermission = { kind: "password"; password: string } | { kind: "proof"; token: string };
type Command = { userId: string; tradeNo: string; permission: PayPermission; now: Date; once: Once | null };
type Paid = { tradeNo: string; paidAt: Date; amount: Money; balance: Money };
export type PayByBalanceRefusal =
  | MayPayRefusal
  | PayPasswordRefusal
  | { code: "PAY_PROOF_REFUSED" }
  | { code: "TRADE_NOT_FOUND" }
  | { code: "TRADE_NOT_PAYABLE" | "PACKAGE_PAYMENT_FAILED"; because: string }
  | { code: "BALANCE_NOT_ENOUGH"; short: string };

/**
 * Pays a trade from the CNY wallet, once. The payment password is looked at only while the trade can be paid, so that a paid or
 * unknown one costs no guess; whether it can is decided under the lock (rules F01 and F12), after a card waiting at its bank was ended.
 */
export async function payByBalance(
  deps: Deps,
  command: Command,
): Promise<Result<Paid, PayByBalanceRefusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const { userId, tradeNo, permission, now } = command;
  let isAllowed = permission.kind === "proof";
  if (permission.kind === "password") {
    const trade = await findTrade(deps.db, { userId, tradeNo });
    if (trade && mayPay(trade, "balance", now).ok) {
      const allowed = await checkPayPassword(deps, { userId, password: permission.password, now });
      if (!allowed.ok) return allowed;
      isAllowed = true;
    }
  }
  const paid = await payUnlessWaiting(deps, command, isAllowed);
  if (paid.ok) return paid;
  if (paid.refusal.code !== "CARD_WAITS") return refuse(paid.refusal);
  await endWaiting(deps, { userId, tradeNo, now });
  return transact(
    deps.db,
    (tx, trade) => pay(tx, deps, command, { trade, isAllowed }),
    command.once,
    (tx: Tx) => lockTrade(tx, { userId, tradeNo }),
  );
}

/** Asked under the trade's lock whether a card waits: almost none does, and a question of its own would be one way more to the database. */
function payUnlessWaiting(deps: Deps, command: Command, isAllowed: boolean) {
  const { userId, tradeNo } = command;
  return transact<Paid, PayByBalanceRefusal | { code: "CARD_WAITS" }, [Trade | null, boolean]>(
    deps.db,
    async (tx, [trade, waits]) =>
      isAllowed && waits ? refuse({ code: "CARD_WAITS" }) : pay(tx, deps, command, { trade, isAllowed }),
    command.once,
    (tx: Tx) => Promise.all([lockTrade(tx, { userId, tradeNo }), hasWaiting(tx, userId, tradeNo)]),
  );
}

async function pay(
  tx: Tx,
  deps: Deps,
  { userId, tradeNo, permission, now }: Command,
  { trade, isAllowed }: { trade: Trade | null; isAllowed: boolean },
): Promise<Result<Paid, PayByBalanceRefusal>> {
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  const may = mayPay(trade, "balance", now);
  if (!may.ok) return may;
  if (!isAllowed) throw new Error(`trade ${tradeNo} became payable again`);
  const proved = { userId, purpose: `trade:${tradeNo}`, amount: trade.amount, now };
  const done = await completeTrade(tx, deps, trade, {
    method: "balance",
    by: { kind: "user", id: userId },
    at: now,
    postings: [{ from: wallet(userId), to: destinationOf(trade), amount: trade.amount }],
    told: (parts) => [{ step: "spent", parts }],
    ...(permission.kind === "proof" && { allowed: () => consumePayProof(tx, { ...proved, token: permission.token }) }),
  });
  if (!done.ok) {
    const { refusal } = done;
    return refuse(refusal.code === "BALANCE_NOT_ENOUGH" ? { code: refusal.code, short: toDecimal(refusal.short) } : refusal);
  }
  const left = done.value.left(wallet(userId));
  const balance = left === null ? await balanceOf(tx, wallet(userId)) : money(left, "CNY");
  return ok({ tradeNo, paidAt: now, amount: trade.amount, balance });
}
