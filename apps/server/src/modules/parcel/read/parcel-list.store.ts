import { countedStates, type ParcelState, type ParcelTab, parcelTabs } from "@sihai/domain/parcel";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { DB, Db } from "#platform";
import { pictureUrl } from "../../file/index.ts";
import { parcelOf } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";

type Filter = { userId: string; tab: ParcelTab | undefined; keyword: string };

function inTab(tab: ParcelTab) {
  return ({ eb }: ExpressionBuilder<DB, "parcel">): Expression<SqlBool> => {
    if (tab === "back-payment") return eb("owed_cny", ">", "0");
    const states: readonly ParcelState[] = parcelTabs[tab];
    return eb("state", "in", states);
  };
}

function filtered(db: Db, { userId, tab, keyword }: Filter) {
  const like = `%${keyword.replace(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom("parcel")
    .where("parcel.user_id", "=", userId)
    .$if(tab !== undefined, (builder) => builder.where(inTab(tab ?? "unpaid")))
    .$if(keyword !== "", (builder) =>
      builder.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb("package_no", "ilike", like),
          eb("waybill_no", "ilike", like),
          exists(
            selectFrom("parcel_item as p")
              .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "p.user_id").onRef("i.id", "=", "p.item_id"))
              .select("i.id")
              .whereRef("p.user_id", "=", "parcel.user_id")
              .whereRef("p.parcel_id", "=", "parcel.id")
              .where((inner) =>
                inner.or([
                  inner("i.name_zh", "ilike", like),
                  inner("i.name_en", "ilike", like),
                  inner("i.item_no", "=", keyword),
                ]),
              ),
          ),
        ]),
      ),
    );
}

/**
 * A page of one's parcels, the newest first, with how many match. A keyword is found in numbers, waybills and names of goods, an
 * item's number only whole.
 */
export async function listParcelRows(
  db: Db,
  filter: Filter,
  page: { limit: number; offset: number },
): Promise<{ rows: Parcel[]; total: number }> {
  const [rows, count] = await Promise.all([
    filtered(db, filter).selectAll("parcel").orderBy("parcel.id", "desc").limit(page.limit).offset(page.offset).execute(),
    filtered(db, filter).select(sql<string>`count(*)`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(parcelOf), total: Number(count.total) };
}

/** Parcels that count at each tab, whatever is searched for; one with a balance due may count at two. */
export async function countTabs(
  db: Db,
  userId: string,
): Promise<{ unpaid: number; unshipped: number; shipped: number; backPayment: number }> {
  const count = (tab: Parameters<typeof countedStates>[0]) =>
    sql<string>`count(*) filter (where state = any(${[...countedStates(tab)]}::text[]))`;
  const row = await db
    .selectFrom("parcel")
    .select([
      count("unpaid").as("unpaid"),
      count("unshipped").as("unshipped"),
      count("shipped").as("shipped"),
      sql<string>`count(*) filter (where owed_cny > 0)`.as("back"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    unpaid: Number(row.unpaid),
    unshipped: Number(row.unshipped),
    shipped: Number(row.shipped),
    backPayment: Number(row.back),
  };
}

/** How many things lie in each parcel, and the first few pictures of them. */
export async function contentsOf(
  db: Db,
  userId: string,
  parcelIds: readonly string[],
): Promise<Map<string, { count: number; pictures: string[] }>> {
  const found = new Map<string, { count: number; pictures: string[] }>(parcelIds.map((id) => [id, { count: 0, pictures: [] }]));
  if (parcelIds.length === 0) return found;
  const rows = await db
    .selectFrom("parcel_item as p")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "p.user_id").onRef("i.id", "=", "p.item_id"))
    .select(["p.parcel_id", "i.picture_url"])
    .select(({ selectFrom }) =>
      selectFrom("photo as f")
        .select("f.file_id")
        .whereRef("f.user_id", "=", "p.user_id")
        .where("f.subject_kind", "=", "item")
        .whereRef("f.subject_id", "=", "p.item_id")
        .orderBy("f.id")
        .limit(1)
        .as("file_id"),
    )
    .where("p.user_id", "=", userId)
    .where("p.parcel_id", "in", parcelIds)
    .orderBy("p.item_id")
    .execute();
  for (const row of rows) {
    const contents = found.get(row.parcel_id);
    if (!contents) continue;
    contents.count += 1;
    const picture = row.picture_url ?? (row.file_id && pictureUrl(row.file_id));
    if (picture && contents.pictures.length < 4) contents.pictures.push(picture);
  }
  return found;
}
