import { type RawBuilder, type SqlBool, sql } from "kysely";

type Placed = { dueAt: Date | null; id: string };

/** Where a page of a list by deadline ended: `1795…000.42`, the deadline in ms and the row; `none.42` without a deadline. */
export function duePlace({ dueAt, id }: Placed): string {
  return `${dueAt === null ? "none" : dueAt.getTime()}.${id}`;
}

/** What such a list goes by before the id: rows without a deadline come last. */
export function dueFirst(due: string): RawBuilder<Date> {
  return sql<Date>`coalesce(${sql.ref(due)}, 'infinity'::timestamptz)`;
}

/**
 * Rows after that place, where the list goes by `dueFirst` and id. A page costs the same wherever it
 * is, and what is done meanwhile moves nothing from one page to another. `due` and `id`: the columns, as in `i.due_at`.
 */
export function afterDuePlace(due: string, id: string, place: string | undefined): RawBuilder<SqlBool> {
  if (place === undefined) return sql<SqlBool>`true`;
  const [at = "none", last = "0"] = place.split(".");
  const moment = at === "none" ? "infinity" : new Date(Number(at)).toISOString();
  return sql<SqlBool>`(${dueFirst(due)}, ${sql.ref(id)}) > (${moment}::timestamptz, ${last}::bigint)`;
}

/** Rows older than that place, where a list goes by id, the newest first. */
export function beforePlace(id: string, place: string | undefined): RawBuilder<SqlBool> {
  return place === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(id)} < ${place.split(".")[1] ?? "0"}::bigint`;
}

/** Rows beyond that place, where a list goes by a moment every row of it has and by id: from the oldest on, or from the latest back. */
export function beyondMoment(at: string, id: string, place: string | undefined, way: "asc" | "desc"): RawBuilder<SqlBool> {
  if (place === undefined) return sql<SqlBool>`true`;
  const [moment = "0", last = "0"] = place.split(".");
  const [row, mark] = [
    sql`(${sql.ref(at)}, ${sql.ref(id)})`,
    sql`(${new Date(Number(moment) || 0)}::timestamptz, ${last}::bigint)`,
  ];
  return way === "asc" ? sql<SqlBool>`${row} > ${mark}` : sql<SqlBool>`${row} < ${mark}`;
}

/** Of `size + 1` rows read the page, and where it ended when there is more. */
export function pageAndNext<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? placeOf(last) : null };
}

type SortColumn = { of: string | RawBuilder<unknown>; as: "text" | "bigint" | "date" | "timestamptz" };
type Sorted = { order: RawBuilder<unknown>; beyond: (place: string | undefined) => RawBuilder<SqlBool> };

/**
 * A list by columns of its table, the last of them its id, all one way: its order, and the rows beyond a place. A place names what stands in each
 * column of the last row that was shown, days and moments in ms; one that names something else is the beginning. A page costs the same wherever it is.
 */
export function sortedBy(columns: readonly SortColumn[], way: "asc" | "desc"): Sorted {
  const refs = columns.map(({ of }) => (typeof of === "string" ? sql.ref(of) : of));
  const row = sql`(${sql.join(refs)})`;
  return {
    order: sql.join(refs.map((ref) => (way === "asc" ? sql`${ref}` : sql`${ref} desc`))),
    beyond(place) {
      const values = valuesOf(place ?? "", columns.length);
      if (!columns.every(({ as }, at) => fits[as].test(values[at] ?? ""))) return sql<SqlBool>`true`;
      const mark = sql`(${sql.join(columns.map(({ as }, at) => valueAt(as, values[at] ?? "0")))})`;
      return way === "asc" ? sql<SqlBool>`${row} > ${mark}` : sql<SqlBool>`${row} < ${mark}`;
    },
  };
}

/** What stands in each column; the last takes what is left, for a reference may have dots of its own. */
function valuesOf(place: string, count: number): string[] {
  const parts = place.split(".");
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(".")];
}

const fits: Record<SortColumn["as"], RegExp> = {
  text: /^[A-Za-z]/,
  bigint: /^-?\d{1,18}$/,
  date: /^\d{1,15}$/,
  timestamptz: /^\d{1,15}$/,
};

function valueAt(as: SortColumn["as"], value: string): RawBuilder<unknown> {
  if (as === "bigint") return sql`${value}::bigint`;
  if (as === "text") return sql`${value}::text`;
  const moment = sql`${new Date(Number(value) || 0)}::timestamptz`;
  return as === "date" ? sql`(${moment} at time zone 'UTC')::date` : moment;
}

/** A `-` before it turns an order round. */
export function orderOf<Key extends string>(sort: Key | `-${Key}`): { key: Key; way: "asc" | "desc" } {
  return sort.startsWith("-") ? { key: sort.slice(1) as Key, way: "desc" } : { key: sort as Key, way: "asc" };
}
