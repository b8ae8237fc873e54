import { type CustomerStopKind, customerStopKinds } from "@sihai/domain/customer";
import { type Db, oneOf, prepared, type Tx } from "#platform";

export type CustomerStop = {
  kind: CustomerStopKind;
  reason: string;
  begunAt: Date;
  begunBy: string;
  endReason: string | null;
  endedAt: Date | null;
  endedBy: string | null;
};

/** When and why somebody was stopped, and let on again: the latest first, with who decided it. */
export async function stopsOfCustomer(db: Db, userId: string): Promise<CustomerStop[]> {
  const rows = await db
    .selectFrom("customer_stop as c")
    .innerJoin("staff as b", "b.id", "c.begun_by")
    .leftJoin("staff as e", "e.id", "c.ended_by")
    .select(["c.kind", "c.reason", "c.begun_at as begunAt", "b.name as begunBy"])
    .select(["c.end_reason as endReason", "c.ended_at as endedAt", "e.name as endedBy"])
    .where("c.user_id", "=", userId)
    .orderBy("c.id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, kind: oneOf(customerStopKinds, row.kind, "customer_stop.kind") }));
}

type Begin = { userId: string; kind: CustomerStopKind; reason: string; staffId: string; at: Date };

/** False when it is so already. */
export async function beginStop(tx: Tx, { userId, kind, reason, staffId, at }: Begin): Promise<boolean> {
  const row = await tx
    .insertInto("customer_stop")
    .values({ user_id: userId, kind, reason, begun_at: at, begun_by: staffId })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).where("ended_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is none to end. */
export async function endStop(tx: Tx, { userId, kind, reason, staffId, at }: Begin): Promise<boolean> {
  const done = await tx
    .updateTable("customer_stop")
    .set({ ended_at: at, ended_by: staffId, end_reason: reason })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** A closed account stays closed, whatever is decided of it. */
export async function setDisabled(tx: Tx, userId: string, disabled: boolean): Promise<void> {
  await tx
    .updateTable("app_user")
    .set({ disabled })
    .where("id", "=", userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("account_closing").select("user_id").where("user_id", "=", userId).where("closed_at", "is not", null)),
      ),
    )
    .execute();
}

/** Whether a stop of this kind holds now. */
export async function isStopped(db: Db | Tx, userId: string, kind: CustomerStopKind): Promise<boolean> {
  return (await db.executeQuery(standingStop({ userId, kind }))).rows.length > 0;
}

const standingStop = prepared((db, { userId, kind }: { userId: string; kind: CustomerStopKind }) =>
  db
    .selectFrom("customer_stop")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("ended_at", "is", null),
);
