import type { adjustmentOrders } from "@sihai/contract/books";
import { currencyCodes, type Money, money } from "@sihai/domain";
import { type Db, oneOf, orderOf, pageAndNext, sortedBy, type Tx } from "#platform";

const kinds = ["adjustment", "goodwill"] as const;
const states = ["proposed", "posted", "dropped"] as const;
export type AdjustmentKind = (typeof kinds)[number];
export type AdjustmentState = (typeof states)[number];
export type Adjustment = {
  id: string;
  kind: AdjustmentKind;
  state: AdjustmentState;
  userId: string;
  email: string;
  amount: Money;
  reason: string;
  madeBy: string;
  madeByName: string;
  madeAt: Date;
  endedByName: string;
  endedAt: Date | null;
};
const pageSize = 50;

function adjustments(db: Db) {
  return db
    .selectFrom("balance_adjustment as b")
    .innerJoin("app_user as u", "u.id", "b.user_id")
    .innerJoin("staff as m", "m.id", "b.made_by")
    .leftJoin("staff as e", "e.id", "b.ended_by")
    .selectAll("b")
    .select(["u.email", "m.name as made_name", "e.name as ended_name"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof adjustments>["executeTakeFirstOrThrow"]>>;

function adjustmentOf(row: Row): Adjustment {
  return {
    ...{ id: row.id, userId: row.user_id, email: row.email, reason: row.reason },
    kind: oneOf(kinds, row.kind, "balance_adjustment.kind"),
    state: oneOf(states, row.state, "balance_adjustment.state"),
    amount: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "balance_adjustment.currency")),
    ...{ madeBy: row.made_by, madeByName: row.made_name, madeAt: row.made_at },
    ...{ endedByName: row.ended_name ?? "", endedAt: row.ended_at },
  };
}

/** `of`: this one alone, or those of a customer, whatever their state. */
type Listing = {
  isOpen: boolean;
  sort: (typeof adjustmentOrders)[number] | undefined;
  after: string | undefined;
  of: { id: string } | { mark: string | null; email: string } | null;
};
const id = { of: "b.id", as: "bigint" } as const;

/** As a reader wants it, or those that wait from the oldest on, the others from the latest back. */
function orderedBy({ isOpen, sort }: Pick<Listing, "isOpen" | "sort">) {
  const { key, way } = orderOf<"no" | "amount">(sort ?? (isOpen ? "no" : "-no"));
  if (key === "no") return { ...sortedBy([id], way), placeOf: (row: Adjustment) => row.id };
  const placeOf = (row: Adjustment) => `${row.amount.currency}.${row.amount.amount}.${row.id}`;
  return { ...sortedBy([{ of: "b.currency", as: "text" }, { of: "b.amount", as: "bigint" }, id], way), placeOf };
}

/** A page of those that wait, of those that ended, or of a customer's. */
export async function listAdjustments(
  db: Db,
  { isOpen, sort, after, of }: Listing,
): Promise<{ page: Adjustment[]; next: string | null }> {
  const { order, beyond, placeOf } = orderedBy({ isOpen, sort });
  const rows = await adjustments(db)
    .where((eb) => {
      if (of === null) return eb("b.state", isOpen ? "=" : "<>", "proposed");
      if ("id" in of) return eb("b.id", "=", of.id);
      return eb.or([eb("u.id", "=", of.mark ?? "0"), eb("u.email_normal", "=", of.email)]);
    })
    .where(beyond(after))
    .orderBy(order)
    .limit(pageSize + 1)
    .execute();
  return pageAndNext(rows.map(adjustmentOf), pageSize, placeOf);
}

/** Corrections that wait for a second member of finance. */
export async function countProposed(db: Db): Promise<number> {
  const row = await db
    .selectFrom("balance_adjustment")
    .select((eb) => eb.fn.countAll<string>().as("rows"))
    .where("state", "=", "proposed")
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** Locks a correction for the transaction; null when there is none. */
export async function lockAdjustment(tx: Tx, id: string): Promise<Adjustment | null> {
  const row = await adjustments(tx).where("b.id", "=", id).forUpdate("b").executeTakeFirst();
  return row ? adjustmentOf(row) : null;
}

type New = { userId: string; amount: Money; reason: string; staffId: string; at: Date };

/** Keeps a correction that is booked once somebody else confirms it; its id. The amount is below zero where money is taken. */
export async function insertProposed(tx: Tx, { userId, amount, reason, staffId, at }: New): Promise<string> {
  const { id } = await tx
    .insertInto("balance_adjustment")
    .values({
      ...{ kind: "adjustment", state: "proposed", user_id: userId, reason, made_by: staffId, made_at: at },
      ...{ currency: amount.currency, amount: amount.amount.toString() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The number goodwill is booked under, before it is. */
export async function nextAdjustmentId(tx: Tx): Promise<string> {
  const { id } = await tx
    .selectNoFrom((eb) => eb.fn<string>("nextval", [eb.val("adjustment_serial")]).as("id"))
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps goodwill as given, with the entry that booked it: nobody confirms it. The id comes from `nextAdjustmentId`. */
export async function insertGoodwill(
  tx: Tx,
  { id, entryId, userId, amount, reason, staffId, at }: New & { id: string; entryId: string },
) {
  await tx
    .insertInto("balance_adjustment")
    .values({
      ...{ id, kind: "goodwill", state: "posted", user_id: userId, reason, made_by: staffId, made_at: at },
      ...{ currency: amount.currency, amount: amount.amount.toString(), ended_by: staffId, ended_at: at, entry_id: entryId },
    })
    .execute();
}

/** Ends a locked proposal: posted with its entry, dropped where there is none. */
export async function endAdjustment(
  tx: Tx,
  id: string,
  { entryId, staffId, at }: { entryId: string | null; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("balance_adjustment")
    .set({ state: entryId === null ? "dropped" : "posted", entry_id: entryId, ended_by: staffId, ended_at: at })
    .where("id", "=", id)
    .execute();
}

/** Goodwill given since an instant: to a customer, or by a member of staff. */
export async function goodwillSince(tx: Tx, by: { userId: string } | { staffId: string }, since: Date): Promise<bigint> {
  const row = await tx
    .selectFrom("balance_adjustment")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("amount"), eb.val("0")).as("amount"))
    .where("kind", "=", "goodwill")
    .where("made_at", ">=", since)
    .where("userId" in by ? "user_id" : "made_by", "=", "userId" in by ? by.userId : by.staffId)
    .executeTakeFirstOrThrow();
  return BigInt(row.amount);
}

/** Locks who gives, so that two gifts at once are counted one after the other. */
export async function lockGiver(tx: Tx, staffId: string): Promise<void> {
  await tx.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().executeTakeFirstOrThrow();
}
