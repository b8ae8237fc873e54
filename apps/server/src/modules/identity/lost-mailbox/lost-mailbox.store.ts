import { dayMs } from "@sihai/domain/clocks";
import { lostMailboxStates, openLostMailboxStates } from "@sihai/domain/identity";
import { sql } from "kysely";
import { beyondMoment, type Db, type Deps, duePlace, fieldsOf, oneOf, pageAndNext, pruneRows, type Tx } from "#platform";

const pageSize = 50;

type Asked = { oldEmail: string; newEmail: string; proof: string; language: string; at: Date; opensAt: Date };

/** Written for every old address, whether it has an account or not. */
export async function insertAsked(tx: Tx, { oldEmail, newEmail, proof, language, at, opensAt }: Asked): Promise<string> {
  const row = await tx
    .insertInto("lost_mailbox")
    .values({ old_email: oldEmail, new_email: newEmail, proof, language, asked_at: at, opens_at: opensAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Keeps the picture sent with a case, sealed with `paperContext` of it. */
export async function keepPaper(db: Db | Tx, id: string, sealed: string): Promise<void> {
  await db.updateTable("lost_mailbox").set({ paper_sealed: sealed }).where("id", "=", id).execute();
}

const columns = [
  "id",
  "user_id",
  "old_email",
  "new_email",
  "language",
  "state",
  "opens_at",
  "agreed_by",
  "paper_sealed",
] as const;

/** Locks a case, open or over; undefined when there is none. */
export async function lockCase(tx: Tx, id: string) {
  const row = await tx.selectFrom("lost_mailbox").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const { state, ...rest } = fieldsOf(row);
  return { ...rest, state: oneOf(lostMailboxStates, state, "lost_mailbox.state") };
}
export type LostMailbox = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** Whose a case is, before the account and then the case are locked; null for one that is nobody's or unknown. */
export async function ownerOfCase(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom("lost_mailbox").select("user_id").where("id", "=", id).executeTakeFirst();
  return row?.user_id ?? null;
}

/** False when this account was asked for with this new mailbox already, and that is not over. */
export async function giveToOwner(tx: Tx, id: string, userId: string, newEmail: string): Promise<boolean> {
  const other = await tx
    .selectFrom("lost_mailbox")
    .select("id")
    .where("user_id", "=", userId)
    .where("new_email", "=", newEmail)
    .where("state", "in", openLostMailboxStates)
    .executeTakeFirst();
  if (other) return false;
  await tx.updateTable("lost_mailbox").set({ user_id: userId, state: "waiting" }).where("id", "=", id).execute();
  return true;
}

/** A case that is nobody's, or nobody's yet, leaves nothing behind (rule F47). */
export async function deleteCase(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("lost_mailbox").where("id", "=", id).execute();
}

/** Notes the first of two who agree; on a locked case. */
export async function markAgreed(tx: Tx, id: string, by: { staffId: string; reason: string; at: Date }): Promise<void> {
  await tx
    .updateTable("lost_mailbox")
    .set({ state: "agreed", agreed_by: by.staffId, agreed_at: by.at, reason: by.reason })
    .where("id", "=", id)
    .execute();
}

type End =
  | { state: "objected"; at: Date }
  | { state: "refused"; at: Date; staffId: string; reason: string }
  | { state: "moved"; at: Date; staffId: string; payPasswordFrom: Date; withdrawalsFrom: Date };

/** The picture goes with the decision: nobody needs it any more. */
export async function endCase(tx: Tx, id: string, end: End): Promise<void> {
  await tx
    .updateTable("lost_mailbox")
    .set({
      state: end.state,
      ended_at: end.at,
      paper_sealed: null,
      ...(end.state !== "objected" && { decided_by: end.staffId }),
      ...(end.state === "refused" && { reason: end.reason }),
      ...(end.state === "moved" && { pay_password_from: end.payPasswordFrom, withdrawals_from: end.withdrawalsFrom }),
    })
    .where("id", "=", id)
    .execute();
}

/** Whatever else of the account is open when its mailbox changes: it asked for a mailbox that is not the account's any more. */
export async function endOpenCases(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable("lost_mailbox")
    .set({ state: "objected", ended_at: at, paper_sealed: null })
    .where("user_id", "=", userId)
    .where("state", "in", openLostMailboxStates)
    .execute();
}

/** What keeps money and the payment password still: a case that is open, or the days after a move. */
export async function restOf(db: Db | Tx, userId: string, now: Date) {
  const row = await db
    .selectFrom("lost_mailbox")
    .select(({ fn, eb }) => [
      fn.max(eb.case().when("state", "=", "moved").then(eb.ref("pay_password_from")).end()).as("pay_password_from"),
      fn.max(eb.case().when("state", "=", "moved").then(eb.ref("withdrawals_from")).end()).as("withdrawals_from"),
      fn.countAll().filterWhere("state", "in", openLostMailboxStates).as("open"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const later = (at: Date | null | undefined) => (at && at > now ? at : null);
  return {
    isAskedFor: Number(row?.open ?? 0) > 0,
    payPasswordFrom: later(row?.pay_password_from),
    withdrawalsFrom: later(row?.withdrawals_from),
  };
}

/** What of an account is asked for and may be moved first. */
export async function openCaseOf(db: Db, userId: string) {
  const row = await db
    .selectFrom("lost_mailbox")
    .select(["id", "new_email", "opens_at"])
    .where("user_id", "=", userId)
    .where("state", "in", openLostMailboxStates)
    .orderBy("opens_at")
    .orderBy("id")
    .executeTakeFirst();
  return row && fieldsOf(row);
}

/** A page of those that wait, the soonest to open first. */
export async function openCases(db: Db, after: string | undefined) {
  const rows = await db
    .selectFrom("lost_mailbox as c")
    .leftJoin("staff as s", "s.id", "c.agreed_by")
    .select(["c.id", "c.user_id", "c.old_email", "c.new_email", "c.proof", "c.state", "c.asked_at", "c.opens_at"])
    .select(["c.agreed_by", "c.reason", "s.name as agreed_name"])
    .select(sql<boolean>`c.paper_sealed is not null`.as("has_paper"))
    .select(({ selectFrom }) =>
      selectFrom("lost_mailbox as o")
        .whereRef("o.user_id", "=", "c.user_id")
        .where("o.state", "=", "objected")
        .select(({ fn }) => fn.countAll().as("count"))
        .as("objected"),
    )
    .where("c.state", "in", openLostMailboxStates)
    .where(beyondMoment("c.opens_at", "c.id", after, "asc"))
    .orderBy("c.opens_at")
    .orderBy("c.id")
    .limit(pageSize + 1)
    .execute();
  const { page, next } = pageAndNext(rows, pageSize, (row) => duePlace({ dueAt: row.opens_at, id: row.id }));
  const cases = page.flatMap((row) => {
    const { userId, state, ...rest } = fieldsOf(row);
    return userId === null ? [] : [{ ...rest, userId, state: oneOf(openLostMailboxStates, state, "lost_mailbox.state") }];
  });
  return { cases, next };
}

/** Cases that wait for us, over all pages. */
export async function countOpenCases(db: Db): Promise<number> {
  const row = await db
    .selectFrom("lost_mailbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "in", openLostMailboxStates)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A few at a time: each is a picture. */
export async function papersNotUnder(db: Db, beginning: string, most: number) {
  const rows = await db
    .selectFrom("lost_mailbox")
    .select(["id", "paper_sealed"])
    .where("paper_sealed", "is not", null)
    .where(sql<boolean>`not starts_with(paper_sealed, ${beginning})`)
    .limit(most)
    .execute();
  return rows.flatMap(({ id, paper_sealed: sealed }) => {
    if (sealed === null) return [];
    const keep = (anew: string) =>
      db
        .updateTable("lost_mailbox")
        .set({ paper_sealed: anew })
        .where("id", "=", id)
        .where("paper_sealed", "=", sealed)
        .execute();
    return [{ id, sealed, keep }];
  });
}

/**
 * Requests that ended so long ago, once nothing follows from them any more: what a move still holds back stays with it. Dated by the business clock, as
 * they were ended.
 */
export async function forgetEndedCases({ db, clock, settings }: Deps): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() - settings.at(now).lostMailboxKeptDays * dayMs);
  await pruneRows(
    db,
    "lost_mailbox",
    sql<boolean>`ended_at < ${until} and greatest(ended_at, pay_password_from, withdrawals_from) < ${now}`,
  );
}

/** Addresses of programs that were told of the account's events; its tokens end with its sessions. */
export async function deleteHooks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("event_hook").where("user_id", "=", userId).execute();
}
