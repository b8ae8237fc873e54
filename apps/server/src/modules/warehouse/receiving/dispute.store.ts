import { type Db, prepared, type Tx } from "#platform";

export type Dispute = { userId: string; id: string; courier: string; trackingNo: string; at: Date };

const columns = ["user_id", "id", "courier", "tracking_no", "created_at"] as const;

/** Notes that a customer announced a number another one holds; noting it again changes nothing (rule F37). */
export async function openDispute(db: Db | Tx, dispute: Omit<Dispute, "id">): Promise<void> {
  await db
    .insertInto("delivery_dispute")
    .values({
      user_id: dispute.userId,
      courier: dispute.courier,
      tracking_no: dispute.trackingNo,
      state: "open",
      created_at: dispute.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether two customers announced a number and nobody has decided yet: then nothing is matched by itself. */
export async function isDisputed(tx: Tx, trackingNo: string): Promise<boolean> {
  return (await tx.executeQuery(openOn({ trackingNo }))).rows.length > 0;
}

const openOn = prepared((db, { trackingNo }: { trackingNo: string }) =>
  db.selectFrom("delivery_dispute").select("id").where("tracking_no", "=", trackingNo).where("state", "=", "open"),
);

/** Numbers that wait for a decision, the oldest first. */
export async function openDisputes(db: Db, limit: number): Promise<Dispute[]> {
  const rows = await db
    .selectFrom("delivery_dispute")
    .select(columns)
    .where("state", "=", "open")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(disputeOf);
}

/** An open dispute, locked. */
export async function findDispute(tx: Tx, disputeId: string): Promise<Dispute | null> {
  const row = await tx
    .selectFrom("delivery_dispute")
    .select(columns)
    .where("id", "=", disputeId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  return row ? disputeOf(row) : null;
}

/** Decides every open dispute of a number at once. */
export async function closeDispute(
  tx: Tx,
  { trackingNo, state, staffId, at }: { trackingNo: string; state: "kept" | "released"; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("delivery_dispute")
    .set({ state, decided_at: at, decided_by: staffId })
    .where("tracking_no", "=", trackingNo)
    .where("state", "=", "open")
    .execute();
}

function disputeOf(row: { user_id: string; id: string; courier: string; tracking_no: string; created_at: Date }): Dispute {
  return { userId: row.user_id, id: row.id, courier: row.courier, trackingNo: row.tracking_no, at: row.created_at };
}
