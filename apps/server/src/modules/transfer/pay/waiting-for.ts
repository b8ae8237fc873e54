import { addWorkingDays } from "@sihai/domain/clocks";
import { isOpenTransfer, type TransferState } from "@sihai/domain/transfer";
import type { Deps, Tx } from "#platform";
import {
  lockSuccessors,
  lockWaiting,
  moveWaiting,
  resumeClocks,
  stopClocks,
  stopsOf,
  subjectsOf,
  type Trade,
} from "../../payment/index.ts";
import { stateByClock } from "../move-transfer.ts";
import { lockTransfer, type Transfer, type TransferKey } from "../transfer.store.ts";

const dayMs = 86_400_000;

/** A transfer, locked after what it is to pay, as everywhere: payments first, then what waits for them, then accounts. */
export type LockedTransfer = { row: Transfer; trades: Trade[] };

/** Locks a transfer behind the payments it is meant for; none for a recharge. */
export async function lockBehindTrades(tx: Tx, found: Pick<Transfer, "id" | "userId" | "pays">): Promise<LockedTransfer> {
  const { userId, id, pays } = found;
  const trades = pays ? await lockSuccessors(tx, { userId, tradeId: pays.tradeId }) : [];
  if (pays) await lockWaiting(tx, { transferId: id });
  const key: TransferKey = { userId, transferId: id };
  return { row: await lockTransfer(tx, key), trades };
}

/** By when money that was sent should be here and booked. */
export function expectedBy({ settings }: Pick<Deps, "settings">, { method, state, lapsesAt }: Transfer, now: Date): Date {
  if (state === "opened") return lapsesAt;
  const { transferDays, holidays } = settings.at(now);
  if (state === "arrived") return new Date(addWorkingDays(now.toISOString(), 1, holidays));
  const { most } = transferDays[method];
  const here = method === "mainland" ? addWorkingDays(now.toISOString(), most, holidays) : now.getTime() + most * dayMs;
  return new Date(addWorkingDays(new Date(here).toISOString(), 1, holidays));
}

/**
 * The time to pay stands still while a transfer is under way, and goes on when it ended otherwise than by paying: what is still to be paid
 * waits for it, or has the time that was left. Called after each change of a locked transfer, with the state it has now.
 */
export async function keepWaiting(
  tx: Tx,
  deps: Deps,
  { row, trades }: LockedTransfer,
  { state, at, leastMs }: { state: TransferState; at: Date; leastMs?: number },
): Promise<void> {
  if (!row.pays) return;
  const waited = { transferId: row.id };
  if (!isOpenTransfer(stateByClock({ ...row, state }, at))) return resumeClocks(tx, deps, waited, at, leastMs);
  const until = expectedBy(deps, { ...row, state }, at);
  for (const trade of trades) if (!(await waits(tx, trade, row.id))) await stopClocks(tx, deps, trade, waited, { until, at });
  await moveWaiting(tx, deps, waited, until);
}

async function waits(tx: Tx, { userId, id, purpose }: Trade, transferId: string): Promise<boolean> {
  const subjectIds = (await subjectsOf(tx, userId, id)).map(({ subjectId }) => subjectId);
  return (await stopsOf(tx, purpose, subjectIds)).some((stop) => stop.transferId === transferId);
}
