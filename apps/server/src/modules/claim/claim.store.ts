import type { Money } from "@sihai/domain";
import {
  type ClaimKind,
  type ClaimState,
  claimKinds,
  claimStates,
  exceptionKinds,
  type openClaimStates,
  readClaimNumber,
} from "@sihai/domain/claim";
import type { DueSpan } from "@sihai/domain/clocks";
import { sql } from "kysely";
import { afterDuePlace, beyondMoment, columnsOf, type Db, dueFirst, dueIn, fen, oneOf, type Tx } from "#platform";
import { assignedTo } from "../note/index.ts";

export type ClaimKey = { userId: string; claimId: string };

function query(db: Db | Tx) {
  return db
    .selectFrom("claim as c")
    .innerJoin("parcel as p", (join) => join.onRef("p.user_id", "=", "c.user_id").onRef("p.id", "=", "c.parcel_id"))
    .leftJoin("parcel_exception as e", (join) => join.onRef("e.user_id", "=", "p.user_id").onRef("e.parcel_id", "=", "p.id"))
    .selectAll("c")
    .select(["p.package_no", "p.delivered_at", "p.completed_at", "e.kind as exception_kind", "e.taken_back_at"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

/** The columns' CHECK constraints hold the same words as the domain. */
function claimOf(row: Row) {
  return {
    id: row.id,
    userId: row.user_id,
    parcelId: row.parcel_id,
    packageNo: row.package_no,
    kind: oneOf(claimKinds, row.kind, "claim.kind"),
    state: oneOf(claimStates, row.state, "claim.state"),
    description: row.description,
    insured: fen(row.insured_cny),
    freight: fen(row.freight_cny),
    goods: fen(row.goods_cny),
    loss: fen(row.loss_cny),
    maximum: fen(row.maximum_cny),
    requested: fen(row.asked_cny),
    offer: fen(row.offer_cny),
    offeredBy: row.offered_by,
    reason: row.reason,
    paid: fen(row.paid_cny),
    dueAt: row.due_at,
    answerBefore: row.answer_before,
    createdAt: row.created_at,
    closedAt: row.closed_at,
    /** What became of the parcel since. */
    deliveredAt: row.delivered_at ?? row.completed_at,
    exceptionKind: oneOf(exceptionKinds, row.exception_kind, "parcel_exception.kind"),
    takenBackAt: row.taken_back_at,
  };
}
export type Claim = ReturnType<typeof claimOf>;

export type NewClaim = {
  userId: string;
  parcelId: string;
  kind: ClaimKind;
  description: string;
  insured: Money;
  freight: Money;
  goods: Money;
  loss: Money;
  maximum: Money;
  requested: Money;
  dueAt: Date;
  at: Date;
};
export type NewClaimItem = { itemId: string; quantity: number; value: Money };

/** Null when the parcel has a claim that is open or was paid. */
export async function insertClaim(
  tx: Tx,
  given: NewClaim,
  items: readonly NewClaimItem[],
  photos: readonly string[],
): Promise<string | null> {
  const row = await tx
    .insertInto("claim")
    .values({
      user_id: given.userId,
      parcel_id: given.parcelId,
      kind: given.kind,
      state: "open",
      description: given.description,
      insured_cny: given.insured.amount.toString(),
      freight_cny: given.freight.amount.toString(),
      goods_cny: given.goods.amount.toString(),
      loss_cny: given.loss.amount.toString(),
      maximum_cny: given.maximum.amount.toString(),
      asked_cny: given.requested.amount.toString(),
      due_at: given.dueAt,
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  const key = { user_id: given.userId, claim_id: row.id };
  if (items.length > 0)
    await tx
      .insertInto("claim_item")
      .values(
        items.map(({ itemId, quantity, value }) => ({ ...key, item_id: itemId, quantity, value_cny: value.amount.toString() })),
      )
      .execute();
  if (photos.length > 0)
    await tx
      .insertInto("claim_photo")
      .values(photos.map((fileId, position) => ({ ...key, position, file_id: fileId })))
      .execute();
  return row.id;
}

/** By its number, without a lock; another's answers like an unknown one when `userId` is named. */
export async function findClaim(db: Db | Tx, claimNo: string, userId?: string): Promise<Claim | null> {
  const id = readClaimNumber(claimNo);
  if (id === null) return null;
  const row = await query(db)
    .where("c.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("c.user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? claimOf(row) : null;
}

/** Locks a claim; after its parcel. */
export async function lockClaim(tx: Tx, { userId, claimId }: ClaimKey): Promise<Claim> {
  await tx
    .selectFrom("claim")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", claimId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return claimOf(await query(tx).where("c.user_id", "=", userId).where("c.id", "=", claimId).executeTakeFirstOrThrow());
}

/** What a step writes on a claim beside its state. */
export type ClaimChange = {
  offer?: Money;
  offeredBy?: string;
  answerBefore?: Date;
  reason?: string;
  paid?: Money;
  paidBy?: string;
  paidAt?: Date;
};
type Moved = { state: ClaimState; dueAt: Date | null; closedAt: Date | null };

/** Writes what an act changed of a locked claim; throws when it is gone. The transition table is asked before. */
export async function updateClaim(
  tx: Tx,
  { userId, claimId }: ClaimKey,
  { offer, paid, ...change }: Moved & ClaimChange,
): Promise<void> {
  const updated = await tx
    .updateTable("claim")
    .set(columnsOf({ ...change, offerCny: offer?.amount, paidCny: paid?.amount }))
    .where("user_id", "=", userId)
    .where("id", "=", claimId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`claim ${claimId} is gone`);
}

/** Every claim there was about a parcel of one's own, the latest first. */
export async function claimsOfParcel(db: Db | Tx, userId: string, parcelId: string): Promise<Claim[]> {
  const rows = await query(db)
    .where("c.user_id", "=", userId)
    .where("c.parcel_id", "=", parcelId)
    .orderBy("c.id", "desc")
    .execute();
  return rows.map(claimOf);
}

export type ClaimItem = { claimId: string; itemId: string; quantity: number; value: Money };

/** What is claimed of each item: pieces, and their worth in CNY as frozen when the claim was made. */
export async function itemsOfClaims(db: Db, claimIds: readonly string[]): Promise<ClaimItem[]> {
  if (claimIds.length === 0) return [];
  const rows = await db
    .selectFrom("claim_item")
    .select(["claim_id", "item_id", "quantity", "value_cny"])
    .where("claim_id", "in", [...claimIds])
    .orderBy("item_id")
    .execute();
  return rows.map((row) => ({
    claimId: row.claim_id,
    itemId: row.item_id,
    quantity: row.quantity,
    value: fen(row.value_cny),
  }));
}

/** The pictures of many claims, each claim's in the order its customer gave them. */
export async function photosOfClaims(db: Db, claimIds: readonly string[]): Promise<{ claimId: string; fileId: string }[]> {
  if (claimIds.length === 0) return [];
  const rows = await db
    .selectFrom("claim_photo")
    .select(["claim_id", "file_id"])
    .where("claim_id", "in", [...claimIds])
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ claimId: row.claim_id, fileId: row.file_id }));
}

/** Adds to the correspondence of a claim; `staffId` null: its customer wrote it. */
export async function insertMessage(
  tx: Tx,
  { userId, claimId }: ClaimKey,
  { staffId, text, at }: { staffId: string | null; text: string; at: Date },
): Promise<void> {
  await tx.insertInto("claim_message").values({ user_id: userId, claim_id: claimId, staff_id: staffId, text, at }).execute();
}

export type ClaimMessage = { claimId: string; from: "user" | "staff"; text: string; at: Date };

/** The correspondence of many claims, the oldest words first; who of us wrote is left out. */
export async function messagesOfClaims(db: Db, claimIds: readonly string[]): Promise<ClaimMessage[]> {
  if (claimIds.length === 0) return [];
  const rows = await db
    .selectFrom("claim_message")
    .select(["claim_id", "staff_id", "text", "at"])
    .where("claim_id", "in", [...claimIds])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    claimId: row.claim_id,
    from: row.staff_id === null ? "user" : "staff",
    text: row.text,
    at: row.at,
  }));
}

/** What waits at the desk in one state, the longest due first; or what is over, the latest first. */
export async function deskClaims(
  db: Db,
  state: (typeof openClaimStates)[number] | "closed",
  {
    due,
    assigneeId,
    after,
    limit,
  }: { due: DueSpan | null; assigneeId: string | null; after?: string | undefined; limit: number },
): Promise<Claim[]> {
  const found = query(db).where(assignedTo(sql`'CL' || c.id`, "claim", assigneeId));
  const rows =
    state === "closed"
      ? await found
          .where("c.closed_at", "is not", null)
          .where(beyondMoment("c.closed_at", "c.id", after, "desc"))
          .orderBy("c.closed_at", "desc")
          .orderBy("c.id", "desc")
          .limit(limit)
          .execute()
      : await found
          .where("c.state", "=", state)
          .where("c.closed_at", "is", null)
          .where(dueIn("c.due_at", due))
          .where(afterDuePlace("c.due_at", "c.id", after))
          .orderBy(dueFirst("c.due_at"))
          .orderBy("c.id")
          .limit(limit)
          .execute();
  return rows.map(claimOf);
}

/** By claim, parcel or waybill number, or the customer's mark, whatever the state. */
export async function claimsByNumber(db: Db, text: string): Promise<Claim[]> {
  const wanted = text.toUpperCase();
  const mark = /^SH(\d{1,18})$/.exec(wanted)?.[1];
  const rows = await query(db)
    .where(({ eb, or }) =>
      or([
        eb("c.id", "=", readClaimNumber(wanted) ?? "0"),
        eb("p.package_no", "=", wanted),
        eb("p.waybill_no", "=", wanted),
        ...(mark ? [eb("c.user_id", "=", mark)] : []),
      ]),
    )
    .orderBy("c.id", "desc")
    .limit(20)
    .execute();
  return rows.map(claimOf);
}

/** Claims that are not over, by state; `overdue` counts those past what was promised, whatever their state. */
export async function countClaims(db: Db, now: Date) {
  const { rows } = await sql<{ state: ClaimState; open: string; overdue: string }>`
    select state, count(*)::text as open, count(*) filter (where due_at < ${now})::text as overdue
    from claim where closed_at is null group by state`.execute(db);
  const open = (state: ClaimState) => Number(rows.find((row) => row.state === state)?.open ?? 0);
  return {
    open: open("open"),
    reviewing: open("reviewing"),
    offered: open("offered"),
    accepted: open("accepted"),
    overdue: rows.reduce((sum, { overdue }) => sum + Number(overdue), 0),
  };
}

const triedMost = 2_000;

/** What the parcels' freight was of claims for lateness since a moment. */
export async function delayedSince(db: Db, since: Date): Promise<Money[]> {
  const rows = await db
    .selectFrom("claim")
    .select("freight_cny")
    .where("kind", "=", "delayed")
    .where("created_at", ">=", since)
    .limit(triedMost)
    .execute();
  return rows.map((row) => fen(row.freight_cny));
}
