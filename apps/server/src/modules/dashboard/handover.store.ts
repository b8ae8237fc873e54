import type { LocalText } from "@sihai/domain/language";
import type { NoteSubjectKind } from "@sihai/domain/note";
import { sql } from "kysely";
import type { Db } from "#platform";

/** More than this nobody has open at the end of a shift. */
const most = 200;
const nameOf = sql`json_build_object('zh', i.name_zh, 'en', i.name_en)`;
const name = sql`${nameOf} as name`;

type Colleague = { staffId: string; name: string };

/** Everybody whose account is not disabled, by name. */
export async function colleaguesAtWork(db: Db): Promise<Colleague[]> {
  return db
    .selectFrom("staff")
    .select(["id as staffId", "name"])
    .where("disabled", "=", false)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Items this member of staff is buying, the soonest due first. */
export async function takenBy(db: Db, staffId: string) {
  const { rows } = await sql<{ itemNo: string; name: LocalText; dueAt: Date | null }>`
    select i.item_no as "itemNo", ${name}, i.due_at as "dueAt" from order_item i
    where i.state = 'buying' and i.buyer_id = ${staffId} order by i.due_at, i.id limit ${most}`.execute(db);
  return rows;
}

/** Parcels on the bench that this member of staff began to pick, and nobody after. */
export async function parcelsOpenedBy(db: Db, staffId: string) {
  const { rows } = await sql<{ packageId: string; state: "picking" | "packed"; since: Date }>`
    select p.package_no as "packageId", p.state, begun.at as since from parcel p
    join lateral (select t.by_kind, t.by_id, t.at from timeline t where t.user_id = p.user_id and t.subject_kind = 'parcel'
      and t.subject_id = p.id and t.to_state = 'picking' and t.from_state <> t.to_state order by t.seq desc limit 1) begun
      on begun.by_kind = 'staff' and begun.by_id = ${staffId}
    where p.state in ('picking', 'packed') order by begun.at limit ${most}`.execute(db);
  return rows;
}

/** Items this member of staff signed for last, and that wait to be stocked in. */
export async function receivingOf(db: Db, staffId: string) {
  const { rows } = await sql<{ itemNo: string; trackingNo: string | null; name: LocalText; since: Date }>`
    select i.item_no as "itemNo", i.tracking_no as "trackingNo", ${name}, signed.at as since from order_item i
    join lateral (select t.by_kind, t.by_id, t.at from timeline t where t.user_id = i.user_id and t.subject_kind = 'item'
      and t.subject_id = i.id order by t.seq desc limit 1) signed on signed.by_kind = 'staff' and signed.by_id = ${staffId}
    where i.state = 'signed' order by signed.at limit ${most}`.execute(db);
  return rows;
}

type Assigned = { kind: NoteSubjectKind; no: string; name: LocalText | null; text: string; since: Date };

/** Notes this member of staff is to look after and nobody has ended, the oldest first; one about an item with what it is called. */
export async function assignedTo(db: Db, staffId: string) {
  const { rows } = await sql<Assigned>`
    select n.subject_kind as kind, n.subject_no as no, case when i.id is not null then ${nameOf} end as name, n.text,
      n.written_at as since
    from staff_note n left join order_item i on n.subject_kind = 'item' and i.item_no = n.subject_no
    where n.assigned_to = ${staffId} and n.ended_at is null order by n.id limit ${most}`.execute(db);
  return rows;
}
