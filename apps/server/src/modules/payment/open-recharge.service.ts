import { compare, type Money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import type { Settings } from "@sihai/domain/setting";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { type BusinessRefusal, refuseBusinessWith } from "../identity/index.ts";
import { recordStep } from "../timeline/index.ts";
import { refuseDebt } from "./reversal/debt.ts";
import { insertTrade } from "./trade.store.ts";

type Command = { userId: string; amount: Money; now: Date; once: Once | null };
type Refusal = BusinessRefusal | { code: "RECHARGE_AMOUNT_REFUSED"; least: string; most: string };

/** Opens a payment that fills the CNY wallet. It has no deadline; it is paid by card. */
export function openRecharge(deps: Deps, command: Command) {
  return transact(deps.db, (tx) => open(tx, command, deps.settings.at(command.now)), command.once);
}

async function open(
  tx: Tx,
  { userId, amount, now }: Command,
  rules: Pick<Settings, "rechargeLimits" | "windingDown">,
): Promise<Result<{ tradeNo: string; amount: Money }, Refusal>> {
  const { least, most } = rules.rechargeLimits;
  // Who owes us pays what they owe by a recharge, to the end.
  const closed = await refuseBusinessWith(tx, userId, rules);
  if (closed && !(await refuseDebt(tx, userId))) return refuse(closed);
  if (compare(amount, least) < 0 || compare(amount, most) > 0) {
    return refuse({
      code: "RECHARGE_AMOUNT_REFUSED",
      least: toDecimal(least),
      most: toDecimal(most),
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
