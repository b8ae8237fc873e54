import { inboxCountMost, inboxKinds, type inboxTabs, type inboxWhose } from "@sihai/contract/consult";
import type { DueSpan } from "@sihai/domain/clocks";
import type { ConsultType } from "@sihai/domain/consult";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

export type InboxKind = (typeof inboxKinds)[number];
export type InboxTab = (typeof inboxTabs)[number];
export type Whose = (typeof inboxWhose)[number];
/** Where a page ended: due time or last words in ms, the kind's place, the row's id. */
export type After = { at: Date; kind: number; id: string };

export type InboxEntry = {
  kind: InboxKind;
  id: string;
  no: string;
  /** Null where nobody knows whose charge a dispute is about. */
  userId: string | null;
  type: ConsultType | null;
  state: string;
  title: string;
  since: Date;
  at: Date;
  dueAt: Date | null;
};

type Wanted = {
  kinds: readonly InboxKind[];
  type: ConsultType | undefined;
  due: DueSpan | null;
  whose: Whose | undefined;
  staffId: string;
  after: After | null;
  limit: number;
};

/** So much of what a customer wrote that the page, not we, cuts what does not fit its line. */
const beginning = sql`left(t.description, 300)`;

/** The rows of one kind that wait for us; each is answered by an index on its due time. */
const waiting: Record<InboxKind, RawBuilder<unknown>> = {
  consult: sql`select 'consult' as kind, t.id, t.consult_no as no, t.user_id as "userId", t.type, t.state, t.title,
    t.created_at as since, t.due_at as at, t.due_at as "dueAt" from consult t where t.due_at is not null`,
  claim: sql`select 'claim', t.id, 'CL' || t.id, t.user_id, null, t.state, ${beginning}, t.created_at, t.due_at, t.due_at
    from claim t where t.due_at is not null`,
  enquiry: sql`select 'enquiry', t.id, t.enquiry_no, t.user_id, null, t.state,
    (select p.name from enquiry_product p where p.user_id = t.user_id and p.enquiry_id = t.id order by p.seq limit 1),
    t.created_at, t.due_at, t.due_at from enquiry t where t.state = 'open'`,
  expert: sql`select 'expert', t.id, t.service_no, t.user_id, null, t.state, ${beginning}, t.created_at, t.due_at, t.due_at
    from expert_service t where t.state in ('unprocessed', 'processing') and t.due_at is not null`,
  dispute: sql`select 'dispute', t.id, 'DP' || t.id, t.user_id, null, t.state, t.reason, t.opened_at, t.due_at, t.due_at
    from (select r.seq as id, coalesce(r.user_id, a.user_id) as user_id, r.status as state, r.reason, r.opened_at, r.due_at
      from card_reversal r left join payment_attempt a on a.gateway_id = r.gateway_id
      where r.kind = 'dispute' and r.status in ('open', 'inquiry') and r.due_at is not null) t where true`,
};
const noOf: Record<InboxKind, RawBuilder<string>> = {
  consult: sql`t.consult_no`,
  claim: sql`'CL' || t.id`,
  enquiry: sql`t.enquiry_no`,
  expert: sql`t.service_no`,
  dispute: sql`'DP' || t.id`,
};

/**
 * What waits for us of all kinds, the most urgent first: of each kind so many rows by its index, merged and cut. However much waits, a page
 * reads five short stretches.
 */
export async function waitingRows(db: Db | Tx, wanted: Wanted): Promise<InboxEntry[]> {
  const kinds = wanted.type ? wanted.kinds.filter((kind) => kind === "consult") : wanted.kinds;
  if (kinds.length === 0) return [];
  const stretches = kinds.map(
    (kind) => sql`(${waiting[kind]} ${narrowed(kind, wanted)} order by t.due_at, t.id limit ${wanted.limit})`,
  );
  const place = sql`array_position(${[...inboxKinds]}::text[], kind)`;
  const { rows } = await sql<InboxEntry>`select * from (${sql.join(stretches, sql` union all `)})
    as inbox (kind, id, no, "userId", type, state, title, since, at, "dueAt") order by at, ${place}, id limit ${wanted.limit}`.execute(
    db,
  );
  return rows;
}

function narrowed(kind: InboxKind, { type, due, whose, staffId, after }: Wanted): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (type && kind === "consult") parts.push(sql`t.type = ${type}`);
  if (due) parts.push(sql`t.due_at >= ${due.from} and t.due_at < ${due.to}`);
  if (whose) parts.push(ownedBy(kind, whose, staffId));
  if (after) {
    const place = inboxKinds.indexOf(kind);
    // The same instant: kinds stand in their order, rows of a kind in that of their ids.
    const passed = place < after.kind ? sql`true` : place > after.kind ? sql`false` : sql`t.id <= ${after.id}::bigint`;
    parts.push(sql`t.due_at >= ${after.at} and not (t.due_at = ${after.at} and ${passed})`);
  }
  return parts.length === 0 ? sql`` : sql`and ${sql.join(parts, sql` and `)}`;
}

function ownedBy(kind: InboxKind, whose: Whose, staffId: string): RawBuilder<unknown> {
  const assigned = sql`select from staff_note n where n.subject_kind = ${kind} and n.subject_no = ${noOf[kind]}
    and n.assigned_to is not null and n.ended_at is null`;
  return whose === "nobody" ? sql`not exists (${assigned})` : sql`exists (${assigned} and n.assigned_to = ${staffId})`;
}

/** Consultations that were answered or have ended, those with the latest words first. */
export async function restingRows(
  db: Db,
  tab: Exclude<InboxTab, "waiting">,
  { type, after, limit }: Wanted,
): Promise<InboxEntry[]> {
  const states = tab === "answered" ? sql`t.state = 'processed'` : sql`t.state in ('closed', 'cancelled')`;
  const ofType = type ? sql`and t.type = ${type}` : sql``;
  const from = after ? sql`and (t.last_at, t.id) < (${after.at}, ${after.id}::bigint)` : sql``;
  const { rows } =
    await sql<InboxEntry>`select 'consult' as kind, t.id, t.consult_no as no, t.user_id as "userId", t.type, t.state, t.title,
    t.created_at as since, t.last_at as at, t.due_at as "dueAt" from consult t where ${states} ${ofType} ${from}
    order by t.last_at desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Consultations by their number, or a customer's latest, whatever their state. */
export async function consultsBy(db: Db, by: { consultNo: string } | { userId: string }, limit: number): Promise<InboxEntry[]> {
  const which = "consultNo" in by ? sql`t.consult_no = ${by.consultNo}` : sql`t.user_id = ${by.userId}::bigint`;
  const { rows } =
    await sql<InboxEntry>`select 'consult' as kind, t.id, t.consult_no as no, t.user_id as "userId", t.type, t.state, t.title,
    t.created_at as since, t.last_at as at, t.due_at as "dueAt" from consult t where ${which} order by t.last_at desc, t.id desc limit ${limit}`.execute(
      db,
    );
  return rows;
}

/** Which of these consultations somebody paid to have answered first. */
export async function speedyAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("consult_speedy")
    .select("consult_id")
    .where("consult_id", "in", [...ids])
    .where("state", "=", "paid")
    .execute();
  return new Set(rows.map(({ consult_id }) => consult_id));
}

/** How many wait, of each kind and late; no count goes beyond what anybody reads. */
export async function countWaiting(db: Db, kinds: readonly InboxKind[], now: Date) {
  const upTo = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from (${rows} limit ${inboxCountMost}) as few)`;
  const counts = kinds.map(
    (kind) =>
      sql`select ${kind}::text as kind, ${upTo(waiting[kind])} as open, ${upTo(sql`${waiting[kind]} and t.due_at < ${now}`)} as late`,
  );
  if (counts.length === 0) return [];
  const { rows } = await sql<{ kind: InboxKind; open: number; late: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}
