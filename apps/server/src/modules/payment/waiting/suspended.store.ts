import { currencyCodes, type Money, money } from "@sihai/domain";
import {
  isSuspended,
  mayMoveSuspense,
  readSuspenseNumber,
  type SuspenseCameBy,
  type SuspenseState,
  type SuspenseWay,
  type SuspenseWhy,
  suspenseCameBy,
  suspenseStates,
  suspenseWays,
  suspenseWhys,
} from "@sihai/domain/suspense";
import { type Db, oneOf, type Tx } from "#platform";
import type { Trade } from "../trade.store.ts";

function query(db: Db | Tx) {
  return db.selectFrom("suspended_arrival").selectAll();
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["executeTakeFirstOrThrow"]>>;

function suspendedOf(row: Row) {
  return {
    id: row.id,
    state: oneOf(suspenseStates, row.state, "suspended_arrival.state"),
    cameBy: oneOf(suspenseCameBy, row.came_by, "suspended_arrival.came_by"),
    /** The gateway's id of the charge, the bank's number of the line, or the refund that failed. */
    reference: row.reference,
    arrived: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "suspended_arrival.currency")),
    why: oneOf(suspenseWhys, row.why, "suspended_arrival.why"),
    userId: row.user_id,
    tradeId: row.trade_id,
    attemptId: row.attempt_id,
    arrivedAt: row.arrived_at,
    answerBy: row.answer_by,
    way: oneOf(suspenseWays, row.way, "suspended_arrival.way"),
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    confirmedBy: row.confirmed_by,
    sentAs: row.sent_as,
    failure: row.failure,
    changedAt: row.changed_at,
    closedAt: row.closed_at,
  };
}
/** Money that arrived and could not be used. `tradeId`: what it was meant for. */
export type Suspended = ReturnType<typeof suspendedOf>;

type NewSuspended = {
  cameBy: SuspenseCameBy;
  reference: string;
  arrived: Money;
  why: SuspenseWhy;
  userId: string | null;
  tradeId: string | null;
  attemptId: string | null;
  at: Date;
  answerBy: Date;
};

/** Its id; null when what arrived is suspended already. */
export async function insertSuspended(tx: Tx, given: NewSuspended): Promise<string | null> {
  const row = await tx
    .insertInto("suspended_arrival")
    .values({
      state: "open",
      came_by: given.cameBy,
      reference: given.reference,
      currency: given.arrived.currency,
      amount: given.arrived.amount,
      why: given.why,
      user_id: given.userId,
      trade_id: given.tradeId,
      attempt_id: given.attemptId,
      arrived_at: given.at,
      answer_by: given.answerBy,
      changed_at: given.at,
    })
    .onConflict((conflict) => conflict.columns(["came_by", "reference"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** By its number, or by its id. */
export async function findSuspended(db: Db | Tx, key: { no: string } | { id: string }): Promise<Suspended | null> {
  const id = "id" in key ? key.id : readSuspenseNumber(key.no);
  const row = id === null ? undefined : await query(db).where("id", "=", id).executeTakeFirst();
  return row ? suspendedOf(row) : null;
}

/** Locks it. After the trade it was meant for, before accounts. */
export async function lockSuspended(tx: Tx, id: string): Promise<Suspended> {
  return suspendedOf(await query(tx).where("id", "=", id).forUpdate().executeTakeFirstOrThrow());
}

type Change = {
  state: SuspenseState;
  way?: SuspenseWay;
  reason?: string;
  userId?: string;
  decidedBy?: string;
  confirmedBy?: string;
  /** Null: what a bank's number was typed for is not done. */
  sentAs?: string | null;
  failure?: string;
  answerBy?: Date;
  at: Date;
};

/** Moves a locked one along its transition table, with what is to be kept of it. Throws what the table forbids. */
export async function moveSuspended(tx: Tx, row: Suspended, change: Change): Promise<void> {
  const { state, at, decidedBy, confirmedBy } = change;
  if (!mayMoveSuspense(row.state, state)) throw new Error(`suspended ${row.id} cannot go from ${row.state} to ${state}`);
  const isReopened = state === "open" ? { confirmed_by: null, confirmed_at: null } : {};
  await tx
    .updateTable("suspended_arrival")
    .set({
      state,
      changed_at: at,
      closed_at: isSuspended(state) ? null : at,
      ...(change.way !== undefined && { way: change.way }),
      ...(change.reason !== undefined && { reason: change.reason }),
      ...(change.userId !== undefined && { user_id: change.userId }),
      ...(decidedBy !== undefined && { decided_by: decidedBy, decided_at: at }),
      ...(confirmedBy !== undefined && { confirmed_by: confirmedBy, confirmed_at: at }),
      ...(change.sentAs !== undefined && { sent_as: change.sentAs }),
      ...(change.failure !== undefined && { failure: change.failure }),
      ...(change.answerBy !== undefined && { answer_by: change.answerBy }),
      ...isReopened,
    })
    .where("id", "=", row.id)
    .execute();
}

/** Whoever has one to send marks it as looked at, so that others leave it alone for a while; false when somebody else did. */
export async function touchSuspended(tx: Tx, id: string, before: Date, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable("suspended_arrival")
    .set({ changed_at: at })
    .where("id", "=", id)
    .where("state", "in", ["sending", "uncertain"])
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** What a trade waits for: what arrived for it, or for another that paid for a part of it before. */
export async function suspendedFor(
  db: Db,
  { userId, id, purpose }: Pick<Trade, "userId" | "id" | "purpose">,
): Promise<Suspended[]> {
  const rows = await query(db)
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("trade_id", "=", id),
        exists(
          selectFrom("payable_stop as p")
            .innerJoin("trade_subject as s", (join) =>
              join.onRef("s.subject_id", "=", "p.subject_id").onRef("s.purpose", "=", "p.purpose"),
            )
            .select("p.id")
            .whereRef("p.suspended_id", "=", "suspended_arrival.id")
            .where("s.user_id", "=", userId)
            .where("s.trade_id", "=", id)
            .where("s.purpose", "=", purpose),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map(suspendedOf);
}
