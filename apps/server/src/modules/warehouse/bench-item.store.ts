import type { Db, Tx } from "#platform";
import { skuWords } from "./stored-item.store.ts";

export type BenchItem = {
  userId: string;
  itemId: string;
  itemNo: string;
  orderNo: string;
  orderType: string;
  state: string;
  nameZh: string;
  nameEn: string;
  skuName: { cn: string; en: string }[];
  pictureUrl: string | null;
  quantity: number;
  warehouse: number;
  courier: string | null;
  trackingNo: string | null;
  flags: string[];
  services: string[];
  remark: string;
  dueAt: Date | null;
  classId: string | null;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select([
      "i.user_id",
      "i.id",
      "i.item_no",
      "o.order_no",
      "o.type",
      "i.state",
      "i.name_zh",
      "i.name_en",
      "i.sku_name",
      "i.picture_url",
      "i.quantity",
      "o.warehouse_id",
      "i.courier",
      "i.tracking_no",
      "i.flags",
      "i.services",
      "i.remark",
      "i.due_at",
      "i.class_id",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function benchItemOf(row: Row): BenchItem {
  return {
    userId: row.user_id,
    itemId: row.id,
    itemNo: row.item_no,
    orderNo: row.order_no,
    orderType: row.type,
    state: row.state,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    skuName: skuWords(row.sku_name),
    pictureUrl: row.picture_url,
    quantity: row.quantity,
    warehouse: row.warehouse_id,
    courier: row.courier,
    trackingNo: row.tracking_no,
    flags: row.flags,
    services: serviceCodes(row.services),
    remark: [row.remark, ...serviceRemarks(row.services)].filter((text) => text !== "").join(" · "),
    dueAt: row.due_at,
    classId: row.class_id,
  };
}

/** The purchase services bought for the item, as the order stores them: `{ serviceNo, quantity, … }` each. */
function serviceCodes(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const serviceNo = typeof one === "object" && one !== null && "serviceNo" in one ? one.serviceNo : undefined;
    return typeof serviceNo === "string" ? [serviceNo] : [];
  });
}

/** What the buyer wrote for each service ("the label, the seam"), one sentence a service. */
function serviceRemarks(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const remarks = typeof one === "object" && one !== null && "remarks" in one ? one.remarks : undefined;
    return typeof remarks === "string" && remarks !== "" ? [remarks.replaceAll("<br>", "; ")] : [];
  });
}

/** On their way to the warehouse. */
export const onTheWay = ["seller-shipped", "in-transit"] as const;

/** Items in these states, by courier, item or order number or the customer's mark; the most urgent first. */
export async function findBenchItems(
  db: Db,
  { states, text, limit }: { states: readonly string[]; text: string; limit: number },
): Promise<BenchItem[]> {
  const wanted = text.trim();
  const mark = /^SH(\d{1,19})$/i.exec(wanted)?.[1];
  const rows = await query(db)
    .where("i.state", "in", states)
    .$if(wanted !== "", (builder) =>
      builder.where(({ eb, or }) =>
        or([
          eb("i.tracking_no", "=", wanted.toUpperCase()),
          eb("i.item_no", "=", wanted.toUpperCase()),
          eb("o.order_no", "=", wanted.toUpperCase()),
          ...(mark ? [eb("i.user_id", "=", mark)] : []),
        ]),
      ),
    )
    .orderBy("i.due_at")
    .orderBy("i.id")
    .limit(limit)
    .execute();
  return rows.map(benchItemOf);
}

/** Every item announced under a courier number that has not been stocked in. */
export async function itemsOfDelivery(db: Db | Tx, trackingNo: string): Promise<BenchItem[]> {
  const rows = await query(db)
    .where("i.tracking_no", "=", trackingNo)
    .where("i.state", "in", [...onTheWay, "signed"])
    .orderBy("i.id")
    .limit(200)
    .execute();
  return rows.map(benchItemOf);
}

export async function benchItemByNo(db: Db | Tx, itemNo: string): Promise<BenchItem | null> {
  const row = await query(db).where("i.item_no", "=", itemNo).executeTakeFirst();
  return row ? benchItemOf(row) : null;
}

/** Whose a bench photo is: by item number or parcel number. */
export async function ownerOfSubject(db: Db, subject: string): Promise<string | null> {
  const item = await db.selectFrom("order_item").select("user_id").where("item_no", "=", subject).executeTakeFirst();
  if (item) return item.user_id;
  const parcel = await db.selectFrom("parcel").select("user_id").where("package_no", "=", subject).executeTakeFirst();
  return parcel?.user_id ?? null;
}

export async function markSigned(tx: Tx, item: { userId: string; itemId: string }, signedAt: Date, dueAt: Date): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ signed_at: signedAt, due_at: dueAt })
    .where("user_id", "=", item.userId)
    .where("id", "=", item.itemId)
    .execute();
}

/** What the bench found: more goods flags than the seller told. */
export async function recordFindings(tx: Tx, item: { userId: string; itemId: string }, flags: readonly string[]): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ flags: [...flags], due_at: null })
    .where("user_id", "=", item.userId)
    .where("id", "=", item.itemId)
    .execute();
}

/** The courier number is free again once nothing under it is on its way (G2). */
export async function closeDelivery(
  tx: Tx,
  { userId, trackingNo, at }: { userId: string; trackingNo: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("delivery_claim")
    .set({ closed_at: at })
    .where("user_id", "=", userId)
    .where("tracking_no", "=", trackingNo)
    .where("closed_at", "is", null)
    .execute();
}

/** A member of staff who does a bench's work by himself in the sandbox. */
export async function autopilotStaff(db: Db, role: string): Promise<string | null> {
  const row = await db
    .selectFrom("staff")
    .select("id")
    .where(({ eb, val, fn }) => eb(val(role), "=", fn.any("roles")))
    .where("disabled", "=", false)
    .orderBy("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
