import type { ParcelState } from "@sihai/domain/parcel";
import type { Db } from "#platform";
import { parcelOf } from "./parcel.store.ts";
import type { Parcel } from "./parcel.types.ts";

const benchStates = ["unshipped", "picking", "packed", "weighed"] as const;

export async function findForBench(
  db: Db,
  { warehouse, state }: { warehouse: number | undefined; state: ParcelState | undefined },
): Promise<Parcel[]> {
  const rows = await db
    .selectFrom("parcel")
    .selectAll()
    .where("state", "in", state === undefined ? benchStates : [state])
    .$if(warehouse !== undefined, (builder) => builder.where("warehouse_id", "=", warehouse ?? 0))
    .orderBy("due_at")
    .orderBy("id")
    .limit(200)
    .execute();
  return rows.map(parcelOf);
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
