import { type TradePurpose, tradePurposes } from "@sihai/domain/payment";
import { type Db, oneOf, type Tx } from "#platform";

export type Payable = { userId: string; purpose: TradePurpose; subjectId: string };
/** What the time to pay waits for. */
export type StopFor = { suspendedId: string } | { transferId: string };

/** `leftMs`: what was left of the time to pay; null where there is no deadline. */
type Stop = Payable & { leftMs: number | null };

function stopOf(row: { user_id: string; purpose: string; subject_id: string; left_ms: string | null }): Stop {
  return {
    userId: row.user_id,
    purpose: oneOf(tradePurposes, row.purpose, "payable_stop.purpose"),
    subjectId: row.subject_id,
    leftMs: row.left_ms === null ? null : Number(row.left_ms),
  };
}

const columns = ["user_id", "purpose", "subject_id", "left_ms"] as const;

/** Stops of some subjects of a purpose. */
export async function stopsOf(db: Db | Tx, purpose: TradePurpose, subjectIds: readonly string[]): Promise<Stop[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom("payable_stop")
    .select(columns)
    .where("purpose", "=", purpose)
    .where("subject_id", "in", [...subjectIds])
    .execute();
  return rows.map(stopOf);
}

export async function stopsFor(tx: Tx, waited: StopFor): Promise<Stop[]> {
  const rows = await tx
    .selectFrom("payable_stop")
    .select(columns)
    .where(columnOf(waited), "=", idOf(waited))
    .orderBy("purpose")
    .orderBy("subject_id")
    .execute();
  return rows.map(stopOf);
}

export async function insertStop(tx: Tx, stop: Stop, waited: StopFor, at: Date): Promise<void> {
  await tx
    .insertInto("payable_stop")
    .values({
      user_id: stop.userId,
      purpose: stop.purpose,
      subject_id: stop.subjectId,
      suspended_id: "suspendedId" in waited ? waited.suspendedId : null,
      transfer_id: "transferId" in waited ? waited.transferId : null,
      begun_at: at,
      left_ms: stop.leftMs === null ? null : String(stop.leftMs),
    })
    .execute();
}

export async function deleteStops(tx: Tx, waited: StopFor): Promise<void> {
  await tx.deleteFrom("payable_stop").where(columnOf(waited), "=", idOf(waited)).execute();
}

function columnOf(waited: StopFor) {
  return "suspendedId" in waited ? "suspended_id" : "transfer_id";
}

function idOf(waited: StopFor): string {
  return "suspendedId" in waited ? waited.suspendedId : waited.transferId;
}

/** When a deadline that has not fired is due. */
export async function dueOf(tx: Tx, kind: string, { userId, subjectId }: Payable): Promise<Date | null> {
  const row = await tx
    .selectFrom("timer")
    .select("due_at")
    .where("kind", "=", kind)
    .where("subject", "=", `${userId}:${subjectId}`)
    .where("fired_at", "is", null)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
