import { type Money, money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { paymentPolicy } from "@sihai/domain/payment";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { recordStep } from "../timeline/index.ts";
import { insertTrade } from "./trade.store.ts";

type Command = { userId: string; amount: Money; now: Date; once: Once | null };
type Refusal = { code: "RECHARGE_AMOUNT_REFUSED"; least: string; most: string };

/** Opens a payment that fills the CNY wallet. It has no deadline; it is paid by card. */
export function openRecharge(deps: Deps, command: Command) {
  return transact(deps.db, (tx) => open(tx, command), command.once);
}

async function open(tx: Tx, { userId, amount, now }: Command): Promise<Result<{ tradeNo: string; amount: Money }, Refusal>> {
  const { rechargeLeastFen: least, rechargeMostFen: most } = paymentPolicy;
  if (amount.amount < least || amount.amount > most) {
    return refuse({
      code: "RECHARGE_AMOUNT_REFUSED",
      least: toDecimal(money(least, "CNY")),
      most: toDecimal(money(most, "CNY")),
    });
  }
  const opened = await insertTrade(tx, { userId, purpose: "recharge", amount, subjects: [], expiresAt: null, at: now });
  await recordStep(tx, {
    userId,
    subjectKind: "trade",
    subjectId: opened.tradeId,
    from: null,
    to: "pending",
    by: { kind: "user", id: userId },
    at: now,
  });
  return ok({ tradeNo: opened.tradeNo, amount });
}
