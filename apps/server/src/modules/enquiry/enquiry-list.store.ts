import type { DueSpan } from "@sihai/domain/clocks";
import { platforms } from "@sihai/domain/platform";
import { sql } from "kysely";
import { afterDuePlace, beforePlace, type Db, dueFirst, dueIn, fen, oneOf, type Tx } from "#platform";
import { assignedTo } from "../note/index.ts";
import { type Enquiry, type EnquiryKey, enquiryOf, enquiryRows, type Offer, type Product } from "./enquiry.store.ts";

type Keys = readonly EnquiryKey[];

/** The row belongs to one of these enquiries. */
function isOf(enquiries: Keys) {
  const keys = enquiries.map(({ userId, enquiryId }) => sql`(${userId}::bigint, ${enquiryId}::bigint)`);
  return sql<boolean>`(user_id, enquiry_id) in (${sql.join(keys)})`;
}

/** What was asked for in many enquiries, each one's in its customer's order. */
export async function productsOf(db: Db | Tx, enquiries: Keys): Promise<Product[]> {
  if (enquiries.length === 0) return [];
  const rows = await db
    .selectFrom("enquiry_product")
    .selectAll()
    .where(isOf(enquiries))
    .orderBy("enquiry_id")
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({
    enquiryId: row.enquiry_id,
    seq: row.seq,
    link: row.link,
    platform: oneOf(platforms, row.platform, "enquiry_product.platform"),
    itemId: row.item_id,
    name: row.name,
    specification: row.specification,
    quantity: row.quantity,
    note: row.note,
  }));
}

/** What was offered, by product; the first of each is the one recommended. Money in CNY as it was offered. */
export async function offersOf(db: Db | Tx, enquiries: Keys): Promise<Offer[]> {
  if (enquiries.length === 0) return [];
  const rows = await db
    .selectFrom("enquiry_offer")
    .selectAll()
    .where(isOf(enquiries))
    .orderBy("enquiry_id")
    .orderBy("product_seq")
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({
    enquiryId: row.enquiry_id,
    productSeq: row.product_seq,
    seq: row.seq,
    goodsId: row.goods_id,
    skuId: row.sku_id,
    quantity: row.quantity,
    unitPrice: fen(row.unit_price_cny),
    domesticFreight: fen(row.domestic_freight_cny),
    remark: row.remark,
  }));
}

type Page = { offset: number; limit: number };

/** One customer's enquiries, newest first. */
export async function enquiriesOf(db: Db, userId: string, { offset, limit }: Page): Promise<Enquiry[]> {
  const rows = await enquiryRows(db).where("user_id", "=", userId).orderBy("id", "desc").offset(offset).limit(limit).execute();
  return rows.map(enquiryOf);
}

/** All of a customer's enquiries, and those answered or closed since they looked. */
export async function countEnquiriesOf(db: Db, userId: string): Promise<{ total: number; unread: number }> {
  const row = await db
    .selectFrom("enquiry")
    .select(({ fn, eb }) => [
      fn.countAll<string>().as("total"),
      fn
        .countAll<string>()
        .filterWhere(
          eb.and([eb("seen_at", "is", null), eb.or([eb("answered_at", "is not", null), eb("close_reason", "is not", null)])]),
        )
        .as("unread"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), unread: Number(row.unread) };
}

export type DeskTab = "open" | "answered" | "ended";
const tabStates = { open: ["open"], answered: ["answered"], ended: ["in-cart", "closed", "withdrawn"] } as const;

type From = { after: string | undefined; limit: number };
/** Which of a tab: by deadline, and by who looks after them; null: all. */
export type Asked = { due: DueSpan | null; assigneeId: string | null };

/** Of all customers: open ones soonest due first, the others newest first; read on from a place. */
export async function deskEnquiries(
  db: Db | Tx,
  tab: DeskTab,
  { due, assigneeId, after, limit }: From & Asked,
): Promise<Enquiry[]> {
  const isOpen = tab === "open";
  const rows = await enquiryRows(db)
    .where(dueIn("due_at", due))
    .where(assignedTo("enquiry_no", "enquiry", assigneeId))
    .where("state", "in", tabStates[tab])
    .where(isOpen ? afterDuePlace("due_at", "id", after) : beforePlace("id", after))
    .$if(isOpen, (query) => query.orderBy(dueFirst("due_at")))
    .orderBy("id", isOpen ? "asc" : "desc")
    .limit(limit)
    .execute();
  return rows.map(enquiryOf);
}

/** How many of a tab are due in a span, or somebody’s to look after. */
export async function countAsked(db: Db, tab: DeskTab, { due, assigneeId }: Asked): Promise<number> {
  const row = await db
    .selectFrom("enquiry")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("state", "in", tabStates[tab])
    .where(dueIn("due_at", due))
    .where(assignedTo("enquiry_no", "enquiry", assigneeId))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What waits for an answer, what was answered, and, among the first, what is past its deadline. */
export async function countDesk(db: Db, now: Date): Promise<{ open: number; answered: number; overdue: number }> {
  const row = await db
    .selectFrom("enquiry")
    .select(({ fn, eb }) => [
      fn.countAll<string>().filterWhere("state", "=", "open").as("open"),
      fn.countAll<string>().filterWhere("state", "=", "answered").as("answered"),
      fn
        .countAll<string>()
        .filterWhere(eb.and([eb("state", "=", "open"), eb("due_at", "<", now)]))
        .as("overdue"),
    ])
    .where("state", "in", ["open", "answered"])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), answered: Number(row.answered), overdue: Number(row.overdue) };
}
