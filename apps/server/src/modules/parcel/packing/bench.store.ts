import type { DueSpan } from "@sihai/domain/clocks";
import type { BenchState, ParcelState } from "@sihai/domain/parcel";
import { type SqlBool, sql } from "kysely";
import { afterDuePlace, type Db, dueFirst, dueIn } from "#platform";
import { assignedTo } from "../../note/index.ts";
import { parcelOf } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";

/** The states stand as literals, or the planner could not use the partial index made for them. */
const onBench = sql<SqlBool>`state in ('unshipped', 'picking', 'packed', 'weighed')`;

type Filter = {
  warehouse: number | undefined;
  state: ParcelState | undefined;
  due: DueSpan | null;
  /** Who looks after the parcels; null: whoever. */
  assigneeId: string | null;
};
type Page = { after?: string | undefined; limit: number };

function onBenchOf(db: Db, { warehouse, state, due, assigneeId }: Filter) {
  return db
    .selectFrom("parcel")
    .where(state === undefined ? onBench : sql<SqlBool>`state = ${state}`)
    .$if(warehouse !== undefined, (builder) => builder.where("warehouse_id", "=", warehouse ?? 0))
    .where(dueIn("due_at", due))
    .where(assignedTo("package_no", "parcel", assigneeId));
}

/** A page of parcels on the bench, the soonest due first; no state: all of the bench's. */
export async function findForBench(db: Db, filter: Filter, { after, limit }: Page): Promise<Parcel[]> {
  const rows = await onBenchOf(db, filter)
    .selectAll()
    .where(afterDuePlace("due_at", "id", after))
    .orderBy(dueFirst("due_at"))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(parcelOf);
}

/** Parcels the same filter finds, over all pages. */
export async function countForBench(db: Db, filter: Filter): Promise<number> {
  const { count } = await onBenchOf(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many parcels stand in each state of the bench, and how many of them are late. */
export async function benchCounts(db: Db, now: Date): Promise<Record<BenchState, { parcels: number; late: number }>> {
  const { rows } = await sql<{ state: string; parcels: number; late: number }>`
    select state, count(*)::int as parcels, (count(*) filter (where due_at < ${now}))::int as late
    from parcel where ${onBench} group by state`.execute(db);
  const of = (wanted: BenchState) => {
    const { parcels = 0, late = 0 } = rows.find(({ state }) => state === wanted) ?? {};
    return { parcels, late };
  };
  return { unshipped: of("unshipped"), picking: of("picking"), packed: of("packed"), weighed: of("weighed") };
}

/** Who began to pick a parcel last, and when; null before. Two clerks at one parcel see each other by it. */
export async function pickingBegun(db: Db, { userId, id }: Parcel): Promise<{ by: string; at: Date } | null> {
  const row = await db
    .selectFrom("timeline as t")
    .innerJoin("staff as s", "s.id", "t.by_id")
    .select(["s.name", "t.at"])
    .where("t.user_id", "=", userId)
    .where("t.subject_kind", "=", "parcel")
    .where("t.subject_id", "=", id)
    .where("t.by_kind", "=", "staff")
    .where("t.to_state", "=", "picking")
    // A refund at the bench is a step from picking to picking.
    .whereRef("t.from_state", "<>", "t.to_state")
    .orderBy("t.seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { by: row.name, at: row.at } : null;
}

/** By parcel number, waybill, item number or the customer's mark; the newest first. */
export async function lookUp(db: Db, text: string): Promise<Parcel[]> {
  if (text === "") return [];
  const mark = /^SH(\d{1,18})$/i.exec(text)?.[1];
  const wanted = text.toUpperCase();
  const rows = await db
    .selectFrom("parcel")
    .selectAll()
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("package_no", "=", wanted),
        eb("waybill_no", "=", wanted),
        ...(mark ? [eb("user_id", "=", mark)] : []),
        exists(
          selectFrom("parcel_item as p")
            .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "p.user_id").onRef("i.id", "=", "p.item_id"))
            .select("i.id")
            .whereRef("p.user_id", "=", "parcel.user_id")
            .whereRef("p.parcel_id", "=", "parcel.id")
            .where("i.item_no", "=", wanted),
        ),
      ]),
    )
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  return rows.map(parcelOf);
}
