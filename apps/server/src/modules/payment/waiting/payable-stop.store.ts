import { type TradePurpose, tradePurposes } from "@sihai/domain/payment";
import { type Db, oneOf, type Tx } from "#platform";

export type Payable = { userId: string; purpose: TradePurpose; subjectId: string };
/** What the time to pay waits for. */
export type StopFor = { suspendedId: string } | { transferId: string };

/** `leftMs`: what was left of the time to pay; null where there is no deadline. `until`: by when what is waited for should be over. */
export type Stop = Payable & { leftMs: number | null; until: Date; transferId: string | null };

type Row = {
  user_id: string;
  purpose: string;
  subject_id: string;
  left_ms: string | null;
  until: Date;
  transfer_id: string | null;
};

function stopOf(row: Row): Stop {
  return {
    userId: row.user_id,
    purpose: oneOf(tradePurposes, row.purpose, "payable_stop.purpose"),
    subjectId: row.subject_id,
    leftMs: row.left_ms === null ? null : Number(row.left_ms),
    until: row.until,
    transferId: row.transfer_id,
  };
}

const columns = ["user_id", "purpose", "subject_id", "left_ms", "until", "transfer_id"] as const;

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

/** Everything whose time to pay waits for a transfer or for money in suspense, in the order to lock it in. */
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

type NewStop = Payable & Pick<Stop, "leftMs" | "until">;

/** Stops the time to pay of one subject; what was left of it runs on when the stops are deleted. */
export async function insertStop(tx: Tx, stop: NewStop, waited: StopFor, at: Date): Promise<void> {
  await tx
    .insertInto("payable_stop")
    .values({
      user_id: stop.userId,
      purpose: stop.purpose,
      subject_id: stop.subjectId,
      suspended_id: "suspendedId" in waited ? waited.suspendedId : null,
      transfer_id: "transferId" in waited ? waited.transferId : null,
      begun_at: at,
      until: stop.until,
      left_ms: stop.leftMs === null ? null : String(stop.leftMs),
    })
    .execute();
}

/** Nothing waits for it any more; deadlines are the caller's to set anew. */
export async function deleteStops(tx: Tx, waited: StopFor): Promise<void> {
  await tx.deleteFrom("payable_stop").where(columnOf(waited), "=", idOf(waited)).execute();
}

/** By when it should be over, for everything that waits for it. */
export async function moveUntil(tx: Tx, waited: StopFor, until: Date): Promise<void> {
  await tx.updateTable("payable_stop").set({ until }).where(columnOf(waited), "=", idOf(waited)).execute();
}

/** Stops that should be over before an instant and have a deadline to show. */
export async function stopsOverBefore(db: Db, before: Date, limit: number): Promise<Stop[]> {
  const rows = await db
    .selectFrom("payable_stop")
    .select(columns)
    .where("left_ms", "is not", null)
    .where("until", "<", before)
    .orderBy("until")
    .limit(limit)
    .execute();
  return rows.map(stopOf);
}

/** Moves on what of a payable's stops should be over before an instant. */
export async function putOff(tx: Tx, { userId, purpose, subjectId }: Payable, before: Date, until: Date): Promise<void> {
  await tx
    .updateTable("payable_stop")
    .set({ until })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("subject_id", "=", subjectId)
    .where("until", "<", before)
    .execute();
}

/** By when transfers should be through, for those something waits for. */
export async function transfersUntil(db: Db, transferIds: readonly string[]): Promise<Map<string, Date>> {
  if (transferIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("payable_stop")
    .select(["transfer_id", "until"])
    .where("transfer_id", "in", [...transferIds])
    .execute();
  return new Map(rows.map((row) => [row.transfer_id ?? "", row.until]));
}

function columnOf(waited: StopFor) {
  return "suspendedId" in waited ? "suspended_id" : "transfer_id";
}

function idOf(waited: StopFor): string {
  return "suspendedId" in waited ? waited.suspendedId : waited.transferId;
}
