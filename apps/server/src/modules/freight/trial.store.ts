import { money, toDecimal } from "@sihai/domain";
import type { TriedParcel } from "@sihai/domain/freight/rate-cards";
import { sql } from "kysely";
import type { Db } from "#platform";

type Row = {
  user_id: string;
  package_no: string;
  line_id: string;
  grams: number;
  sides_mm: number[];
  country: string;
  zip_code: string;
  warehouse_id: number;
  off_bp: number | null;
  operation_fee: string | null;
  flags: string[] | null;
};

/** The latest parcels that were not cancelled, as weighed, or as estimated where they were not yet. */
export async function parcelsToTry(
  db: Db,
  count: number,
  since = new Date(0),
): Promise<(Omit<TriedParcel, "warehouses"> & { userId: string })[]> {
  const { rows } = await sql<Row>`
    select p.user_id, p.package_no, p.line_id, p.country, p.zip_code, p.warehouse_id,
      coalesce(p.act_grams, p.est_grams) as grams, coalesce(p.act_sides_mm, p.est_sides_mm) as sides_mm,
      (p.policy->>'memberFreightOffBp')::int as off_bp, p.policy->>'operationFee' as operation_fee, goods.flags
    from (select * from parcel where state <> 'cancelled' and created_at >= ${since} order by created_at desc limit ${count}) p
    left join lateral (
      select array_agg(distinct flag) as flags
      from parcel_item pi
      join order_item i on i.user_id = pi.user_id and i.id = pi.item_id
      cross join lateral unnest(i.flags) flag
      where pi.user_id = p.user_id and pi.parcel_id = p.id
    ) goods on true
    order by p.created_at desc`.execute(db);
  return rows.map((row) => ({
    userId: row.user_id,
    no: row.package_no,
    lineId: row.line_id,
    grams: row.grams,
    sidesCm: sidesOf(row.sides_mm),
    country: row.country,
    zip: row.zip_code,
    flags: row.flags ?? [],
    warehouse: row.warehouse_id,
    memberFreightOffBp: row.off_bp ?? 0,
    operationFee: row.operation_fee ?? toDecimal(money(0n, "CNY")),
  }));
}

function sidesOf([length = 0, width = 0, height = 0]: readonly number[]): [number, number, number] {
  return [length / 10, width / 10, height / 10];
}
