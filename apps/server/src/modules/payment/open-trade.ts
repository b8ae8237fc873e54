import { sum } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import type { Tx } from "#platform";
import { recordStep } from "../timeline/index.ts";
import { insertTrade } from "./trade.store.ts";
import type { TradeSubject } from "./trade-subject.store.ts";
import { stopsOf } from "./waiting/payable-stop.store.ts";

type Command = {
  userId: string;
  purpose: Exclude<TradePurpose, "recharge">;
  /** What is paid for, at the price that is charged. A subject stands in at most one open or paid trade of its purpose. */
  subjects: readonly TradeSubject[];
  /** From this instant on it can no longer be paid; null: no deadline, as while the time to pay for a part of it stands still. */
  expiresAt: Date | null;
  /** Made in this very transaction: the time to pay for one can stand still for nothing yet. */
  areNew?: boolean;
  at: Date;
};

/** Opens a payable in the caller's transaction. Throws when a subject already stands in an open or paid trade of the purpose. */
export async function openTrade(tx: Tx, command: Command): Promise<{ tradeNo: string; tradeId: string }> {
  const amount = sum(
    command.subjects.map((subject) => subject.amount),
    "CNY",
  );
  const ids = command.subjects.map(({ subjectId }) => subjectId);
  const isStopped = !command.areNew && (await stopsOf(tx, command.purpose, ids)).length > 0;
  const opened = await insertTrade(tx, { ...command, amount, expiresAt: isStopped ? null : command.expiresAt });
  await recordStep(tx, {
    userId: command.userId,
    subjectKind: "trade",
    subjectId: opened.tradeId,
    from: null,
    to: "pending",
    by: { kind: "user", id: command.userId },
    at: command.at,
  });
  return opened;
}
