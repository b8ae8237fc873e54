import type { Outlet } from "@sihai/domain/freight/rate-cards";
import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

export type KeptOutlet = Outlet & { closed: boolean; changedBy: string; changedAt: Date };

/** The outlets staff keep, closed ones too. */
export async function keptOutlets(db: Db | Tx): Promise<KeptOutlet[]> {
  const { rows } = await db.executeQuery(allOutlets({}));
  return rows.map((row) => ({
    code: row.code,
    lineId: row.line_id,
    country: row.country,
    city: { zh: row.city_zh, en: row.city_en },
    name: { zh: row.name_zh, en: row.name_en },
    address: { zh: row.address_zh, en: row.address_en },
    phone: row.phone,
    hours: row.hours,
    lat: Number(row.lat),
    lng: Number(row.lng),
    closed: row.closed,
    changedBy: row.changer,
    changedAt: row.changed_at,
  }));
}

const columns = [
  ...(["o.code", "o.line_id", "o.country", "o.city_zh", "o.city_en", "o.name_zh", "o.name_en", "o.address_zh"] as const),
  ...(["o.address_en", "o.phone", "o.hours", "o.lat", "o.lng", "o.closed", "o.changed_at"] as const),
] as const;

const allOutlets = prepared((db) =>
  db
    .selectFrom("outlet as o")
    .innerJoin("staff as s", "s.id", "o.changed_by")
    .select([...columns, "s.name as changer"])
    .orderBy("o.code"),
);

/** Outlets are changed one after the other, so that a code is given once. */
export async function lockOutlets(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('outlets', 0))`.execute(tx);
}

type Change = { outlet: Outlet; closed: boolean; staffId: string; at: Date };

/** Keeps an outlet as it is now, in place of what stood under its code. */
export async function saveOutletRow(tx: Tx, { outlet, closed, staffId, at }: Change): Promise<void> {
  const { code, lineId, country, city, name, address, phone, hours, lat, lng } = outlet;
  const row = {
    line_id: lineId,
    country,
    city_zh: city.zh,
    city_en: city.en,
    name_zh: name.zh,
    name_en: name.en,
    address_zh: address.zh,
    address_en: address.en,
    phone,
    hours,
    lat,
    lng,
    closed,
    changed_by: staffId,
    changed_at: at,
  };
  await tx
    .insertInto("outlet")
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
    .execute();
}
