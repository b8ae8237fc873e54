import { localText } from "@sihai/contract";
import type { Money } from "@sihai/domain";
import {
  type EnquiryCloseReason,
  type EnquiryPlan,
  type EnquiryState,
  enquiryCloseReasons,
  enquiryPlans,
  enquiryStates,
  makeEnquiryNo,
} from "@sihai/domain/enquiry";
import type { Platform } from "@sihai/domain/platform";
import { sql } from "kysely";
import * as z from "zod/mini";
import { columnsOf, type Db, jsonColumn, oneOf, type Tx } from "#platform";
import { addressColumn, type StoredAddress } from "../address/index.ts";

export type EnquiryKey = { userId: string; enquiryId: string };
const frozenFreight = z.object({
  lineId: z.string(),
  name: localText,
  service: z.string(),
  days: z.tuple([z.number(), z.number()]),
  taxMode: z.string(),
  grams: z.number(),
  chargeableGrams: z.number(),
  weighed: z.boolean(),
  total: z.string(),
});
/** The freight an answer calculates with, frozen on the enquiry; the amount as a decimal. */
export type FrozenFreight = z.output<typeof frozenFreight>;

const columns = [
  "user_id",
  "id",
  "enquiry_no",
  "state",
  "plan",
  "address",
  "country",
  "zip_code",
  "warehouse_id",
  "remark",
  "created_at",
  "due_at",
  "answered_at",
  "expires_at",
  "answer_note",
  "freight",
  "close_reason",
  "seen_at",
] as const;

const readAddress = addressColumn("enquiry.address");
const readFreight = jsonColumn(z.nullable(frozenFreight), "enquiry.freight");

/** What `enquiryOf` reads, for queries of this module. */
export function enquiryRows(db: Db | Tx) {
  return db.selectFrom("enquiry").select(columns);
}
type Row = Awaited<ReturnType<ReturnType<typeof enquiryRows>["execute"]>>[number];

/** Throws where a column holds a word the domain does not know. */
export function enquiryOf(row: Row) {
  return {
    userId: row.user_id,
    enquiryId: row.id,
    enquiryNo: row.enquiry_no,
    state: oneOf(enquiryStates, row.state, "enquiry.state"),
    plan: oneOf(enquiryPlans, row.plan, "enquiry.plan"),
    address: readAddress(row.address),
    country: row.country,
    zip: row.zip_code,
    warehouse: row.warehouse_id,
    remark: row.remark,
    createdAt: row.created_at,
    dueAt: row.due_at,
    answeredAt: row.answered_at,
    expiresAt: row.expires_at,
    answerNote: row.answer_note,
    freight: readFreight(row.freight),
    closeReason: oneOf(enquiryCloseReasons, row.close_reason, "enquiry.close_reason"),
    seenAt: row.seen_at,
  };
}
export type Enquiry = ReturnType<typeof enquiryOf>;

export type RequestedProduct = {
  link: string;
  platform: Platform | null;
  itemId: string | null;
  name: string;
  specification: string;
  quantity: number;
};
export type Product = RequestedProduct & { enquiryId: string; seq: number; note: string };
export type Offer = {
  enquiryId: string;
  productSeq: number;
  seq: number;
  goodsId: string;
  skuId: string;
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  remark: string;
};

/** Locks the customer's row, so that the count of open enquiries and a new one are one step. */
export async function countOpenOf(tx: Tx, userId: string): Promise<{ open: number; warehouse: number }> {
  const user = await tx
    .selectFrom("app_user")
    .select("warehouse_id")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom("enquiry")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), warehouse: user.warehouse_id };
}

/** Keeps an enquiry with what is asked for, under a number of its own; its address is a copy that no longer changes. */
export async function insertEnquiry(
  tx: Tx,
  request: {
    userId: string;
    plan: EnquiryPlan;
    address: StoredAddress;
    warehouse: number;
    remark: string;
    products: readonly RequestedProduct[];
    at: Date;
    dueAt: Date;
  },
): Promise<{ enquiryId: string; enquiryNo: string }> {
  const { rows } = await sql<{ serial: string }>`select nextval('enquiry_serial')::text as serial`.execute(tx);
  const enquiryNo = makeEnquiryNo(BigInt(rows[0]?.serial ?? "0"));
  const { id: enquiryId } = await tx
    .insertInto("enquiry")
    .values({
      user_id: request.userId,
      enquiry_no: enquiryNo,
      state: "open",
      plan: request.plan,
      address: JSON.stringify(request.address),
      country: request.address.country,
      zip_code: request.address.zipCode,
      warehouse_id: request.warehouse,
      remark: request.remark,
      terms_accepted_at: request.at,
      created_at: request.at,
      due_at: request.dueAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("enquiry_product")
    .values(
      request.products.map((product, index) => ({
        user_id: request.userId,
        enquiry_id: enquiryId,
        seq: index + 1,
        link: product.link,
        platform: product.platform,
        item_id: product.itemId,
        name: product.name,
        specification: product.specification,
        quantity: product.quantity,
      })),
    )
    .execute();
  return { enquiryId, enquiryNo };
}

/** One enquiry by its number; only its owner's when `userId` is given. */
export async function findEnquiry(db: Db | Tx, enquiryNo: string, userId?: string): Promise<Enquiry | null> {
  const row = await enquiryRows(db)
    .where("enquiry_no", "=", enquiryNo)
    .$if(userId !== undefined, (builder) => builder.where("user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ? enquiryOf(row) : null;
}

/** Locks by number, only its owner's when `userId` is given; null otherwise. */
export async function lockEnquiry(tx: Tx, enquiryNo: string, userId?: string): Promise<Enquiry | null> {
  const row = await enquiryRows(tx)
    .where("enquiry_no", "=", enquiryNo)
    .$if(userId !== undefined, (builder) => builder.where("user_id", "=", userId ?? ""))
    .forUpdate()
    .executeTakeFirst();
  return row ? enquiryOf(row) : null;
}

type Change = {
  answeredAt?: Date;
  answeredBy?: string;
  expiresAt?: Date;
  answerNote?: string;
  freight?: string | null;
  closedAt?: Date;
  closeReason?: EnquiryCloseReason;
  seenAt?: Date | null;
};

/** The row is locked by the caller; that it still stands in `from` is asked again by the update itself. */
export async function updateEnquiry(
  tx: Tx,
  { userId, enquiryId }: EnquiryKey,
  { from, to, ...change }: Change & { from: EnquiryState; to: EnquiryState },
): Promise<void> {
  const updated = await tx
    .updateTable("enquiry")
    .set({ state: to, ...columnsOf(change) })
    .where("user_id", "=", userId)
    .where("id", "=", enquiryId)
    .where("state", "=", from)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`enquiry ${enquiryId} is not ${from}`);
}

/** Keeps what is offered for one product, the recommended first. */
export async function keepAnswer(
  tx: Tx,
  { userId, enquiryId }: EnquiryKey,
  { seq, note, offers }: { seq: number; note: string; offers: readonly Omit<Offer, "enquiryId" | "productSeq" | "seq">[] },
): Promise<void> {
  await tx
    .updateTable("enquiry_product")
    .set({ note })
    .where("user_id", "=", userId)
    .where("enquiry_id", "=", enquiryId)
    .where("seq", "=", seq)
    .execute();
  if (offers.length === 0) return;
  await tx
    .insertInto("enquiry_offer")
    .values(
      offers.map((offer, index) => ({
        user_id: userId,
        enquiry_id: enquiryId,
        product_seq: seq,
        seq: index + 1,
        goods_id: offer.goodsId,
        sku_id: offer.skuId,
        quantity: offer.quantity,
        unit_price_cny: offer.unitPrice.amount.toString(),
        domestic_freight_cny: offer.domesticFreight.amount.toString(),
        remark: offer.remark,
      })),
    )
    .execute();
}

/** Marks as seen what became of an enquiry; one nothing became of stays as it is. */
export async function markSeen(db: Db, userId: string, enquiryNo: string, at: Date): Promise<void> {
  await db
    .updateTable("enquiry")
    .set({ seen_at: at })
    .where("user_id", "=", userId)
    .where("enquiry_no", "=", enquiryNo)
    .where("seen_at", "is", null)
    .where((eb) => eb.or([eb("answered_at", "is not", null), eb("close_reason", "is not", null)]))
    .execute();
}
