import { compare, type Money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import type { Settings } from "@sihai/domain/setting";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { recordStep } from "../timeline/index.ts";
import { insertTrade } from "./trade.store.ts";

type Command = { userId: string; amount: Money; now: Date; once: Once | null };
type Refusal = { code: "RECHARGE_AMOUNT_REFUSED"; least: string; most: string };

/** Opens a payment that fills the CNY wallet. It has no deadline; it is paid by card. */
export function openRecharge(deps: Deps, command: Command) {
  return transact(deps.db, (tx) => open(tx, command, deps.settings.at(command.now).rechargeLimits), command.once);
}

async function open(
  tx: Tx,
  { userId, amount, now }: Command,
  { least, most }: Settings["rechargeLimits"],
): Promise<Result<{ tradeNo: string; amount: Money }, Refusal>> {
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
