import { type Money, money } from "@sihai/domain";
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
import { type Db, dueIn, oneOf, type Tx } from "#platform";

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
function withWords(row: Row) {
  return {
    ...row,
    kind: oneOf(claimKinds, row.kind, "claim.kind"),
    state: oneOf(claimStates, row.state, "claim.state"),
    exception_kind: oneOf(exceptionKinds, row.exception_kind, "parcel_exception.kind"),
  };
}
export type ClaimRow = ReturnType<typeof withWords>;

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
export async function findClaim(db: Db | Tx, claimNo: string, userId?: string): Promise<ClaimRow | null> {
  const id = readClaimNumber(claimNo);
  if (id === null) return null;
  const row = await query(db)
    .where("c.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("c.user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? withWords(row) : null;
}

/** Locks a claim; after its parcel. */
export async function lockClaim(tx: Tx, { userId, claimId }: ClaimKey): Promise<ClaimRow> {
  await tx
    .selectFrom("claim")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", claimId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return withWords(await query(tx).where("c.user_id", "=", userId).where("c.id", "=", claimId).executeTakeFirstOrThrow());
}

type Change = {
  state: ClaimState;
  offer_cny?: string;
  offered_by?: string;
  reason?: string;
  paid_cny?: string;
  paid_by?: string;
  paid_at?: Date;
  due_at: Date | null;
  closed_at?: Date | null;
  answer_before?: Date | null;
};

export async function updateClaim(tx: Tx, { userId, claimId }: ClaimKey, change: Change): Promise<void> {
  const updated = await tx
    .updateTable("claim")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", claimId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`claim ${claimId} is gone`);
}

export async function claimsOfParcel(db: Db | Tx, userId: string, parcelId: string): Promise<ClaimRow[]> {
  const rows = await query(db)
    .where("c.user_id", "=", userId)
    .where("c.parcel_id", "=", parcelId)
    .orderBy("c.id", "desc")
    .execute();
  return rows.map(withWords);
}

export type ClaimItemRow = { claimId: string; itemId: string; quantity: number; value: Money };

export async function itemsOfClaims(db: Db, claimIds: readonly string[]): Promise<ClaimItemRow[]> {
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
    value: money(BigInt(row.value_cny), "CNY"),
  }));
}

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

export async function insertMessage(
  tx: Tx,
  { userId, claimId }: ClaimKey,
  { staffId, text, at }: { staffId: string | null; text: string; at: Date },
): Promise<void> {
  await tx.insertInto("claim_message").values({ user_id: userId, claim_id: claimId, staff_id: staffId, text, at }).execute();
}

export type ClaimMessageRow = { claimId: string; from: "user" | "staff"; text: string; at: Date };

export async function messagesOfClaims(db: Db, claimIds: readonly string[]): Promise<ClaimMessageRow[]> {
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
  due: DueSpan | null,
  limit: number,
): Promise<ClaimRow[]> {
  const rows =
    state === "closed"
      ? await query(db).where("c.closed_at", "is not", null).orderBy("c.closed_at", "desc").limit(limit).execute()
      : await query(db)
          .where("c.state", "=", state)
          .where(dueIn("c.due_at", due))
          .orderBy("c.due_at")
          .orderBy("c.id")
          .limit(limit)
          .execute();
  return rows.map(withWords);
}

/** By claim, parcel or waybill number, or the customer's mark, whatever the state. */
export async function claimsByNumber(db: Db, text: string): Promise<ClaimRow[]> {
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
  return rows.map(withWords);
}

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

/** What the parcels' freight was, in fen, of claims for lateness since a moment. */
export async function delayedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("claim")
    .select("freight_cny")
    .where("kind", "=", "delayed")
    .where("created_at", ">=", since)
    .limit(triedMost)
    .execute();
  return rows.map((row) => row.freight_cny);
}
