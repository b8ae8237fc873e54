import { currencyCodes, money } from "@sihai/domain";
import { paidWorks } from "@sihai/domain/dispute";
import { type RawBuilder, sql } from "kysely";
import { type Db, fen, oneOf } from "#platform";
import { addressColumn } from "../address/index.ts";
import { readBillingAddress } from "../payment/index.ts";
import type { Dispute } from "./dispute.store.ts";

type Owned = Dispute & { userId: string; attemptId: string };

/** The payment as it was made: what was charged, with which card, and to whom it was billed. */
export async function paymentOf(db: Db, { userId, attemptId }: Owned) {
  const row = await db
    .selectFrom("payment_attempt as a")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "a.user_id").onRef("t.id", "=", "a.trade_id"))
    .select(["a.created_at", "a.settled_at", "a.currency", "a.amount", "a.surcharge_cny", "a.card_brand", "a.card_last4"])
    .select(["a.billing_name", "a.billing_email", "a.billing_phone", "a.billing_address", "t.amount_cny"])
    .where("a.user_id", "=", userId)
    .where("a.id", "=", attemptId)
    .executeTakeFirstOrThrow();
  return {
    paidAt: row.settled_at ?? row.created_at,
    charged: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "payment_attempt.currency")),
    amount: fen(row.amount_cny),
    surcharge: fen(row.surcharge_cny),
    card: row.card_last4 === null ? "" : `${row.card_brand} ${row.card_last4}`,
    billing:
      row.billing_name === null
        ? null
        : {
            ...{ name: row.billing_name, email: row.billing_email ?? "", phone: row.billing_phone ?? "" },
            address: billingLine(readBillingAddress(row.billing_address)),
          },
  };
}

function billingLine(address: ReturnType<typeof readBillingAddress>): string {
  return address ? inOneLine(address.fullAddress, address.city, address.addressState, address.zipCode, address.countryId) : "";
}

function inOneLine(...parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}

/** When the customer accepted the terms, on opening the account; null for an account that is not there. */
export async function termsAcceptedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom("app_user").select("terms_accepted_at").where("id", "=", userId).executeTakeFirst();
  return row?.terms_accepted_at ?? null;
}

/** What the charge paid for: at once, and, where it filled the wallet, what was bought out of that money. */
function usedFor({ userId, attemptId }: Owned): RawBuilder<unknown> {
  return sql`(select s.purpose as kind, s.subject_id as id from payment_attempt a
      join trade_subject s on s.user_id = a.user_id and s.trade_id = a.trade_id
      where a.user_id = ${userId}::bigint and a.id = ${attemptId}::bigint
    union select split_part(m.purse, ':', 1), split_part(m.purse, ':', 2)::bigint from money_source src
      join source_move m on m.user_id = src.user_id and m.source_id = src.id
      where src.user_id = ${userId}::bigint and src.kind = 'card' and src.reference = ${attemptId}
        and m.purse ~ '^(order|item|parcel|back-payment|service|supplement|return|storage|expert):[0-9]{1,18}$')`;
}

const itemsUsed = (of: Owned) => sql`(select i.id, i.order_id from ${usedFor(of)} used join order_item i
  on i.user_id = ${of.userId}::bigint
    and ((used.kind = 'order' and i.order_id = used.id) or (used.kind = 'item' and i.id = used.id)))`;
const parcelsUsed = (of: Owned) => sql`(select id from ${usedFor(of)} used where kind in ('parcel', 'back-payment')
  union select p.parcel_id from ${itemsUsed(of)} bought join parcel_item p
    on p.user_id = ${of.userId}::bigint and p.item_id = bought.id and p.live)`;

const most = 20;
const inEnglish = sql`case when i.name_en = '' then i.name_zh else i.name_en end || ' x ' || i.quantity`;

/** Orders the disputed payment went into, at most 20, with their goods named in English, or in Chinese where there is no other. */
export async function ordersOf(db: Db, of: Owned) {
  const { rows } = await sql<{ orderNo: string; total: string; createdAt: Date; items: string[] }>`
    select o.order_no as "orderNo", o.total_cny as total, o.created_at as "createdAt",
      array(select ${inEnglish} from order_item i
        where i.user_id = o.user_id and i.order_id = o.id order by i.id limit ${most}) as items
    from purchase_order o where o.user_id = ${of.userId}::bigint
      and o.id in (select order_id from ${itemsUsed(of)} bought) order by o.id limit ${most}`.execute(db);
  return rows.map(({ total, ...row }) => ({ ...row, total: fen(total) }));
}

/** Work on goods that the disputed payment went into, a row for each kind with the goods. */
export async function worksOf(db: Db, of: Owned) {
  const { rows } = await sql<{ kind: string; items: string[] }>`
    select used.kind, array_agg(distinct ${inEnglish}) as items from ${usedFor(of)} used
    join (select 'supplement' as kind, id, item_id from supplement where user_id = ${of.userId}::bigint
      union all select 'service', id, item_id from item_service where user_id = ${of.userId}::bigint
      union all select 'return', return_id, item_id from return_item where user_id = ${of.userId}::bigint
      union all select 'storage', extension_id, item_id from storage_extension_item where user_id = ${of.userId}::bigint
      union all select 'expert', service_id, item_id from expert_item where user_id = ${of.userId}::bigint) work
      on work.kind = used.kind and work.id = used.id
    join order_item i on i.user_id = ${of.userId}::bigint and i.id = work.item_id
    group by used.kind order by used.kind`.execute(db);
  return rows.map(({ kind, items }) => ({ kind: oneOf(paidWorks, kind, "trade_subject.purpose"), items: items.slice(0, most) }));
}

type ParcelRow = {
  id: string;
  packageId: string;
  state: string;
  carrier: string;
  waybillNo: string;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
  items: string[];
  kept: unknown;
};
const readAddress = addressColumn("parcel.address");

/**
 * Parcels the disputed payment went into, or that hold goods it bought, at most 20, with their goods, the carrier's scans and the
 * address as one line.
 */
export async function parcelsOf(db: Db, of: Owned) {
  const { rows } = await sql<ParcelRow>`select p.id, p.package_no as "packageId", p.state, coalesce(p.carrier, '') as carrier,
      coalesce(p.waybill_no, '') as "waybillNo", p.shipped_at as "shippedAt", p.delivered_at as "deliveredAt",
      p.completed_at as "completedAt", p.address as kept,
      array(select ${inEnglish} from parcel_item held join order_item i on i.user_id = held.user_id and i.id = held.item_id
        where held.user_id = p.user_id and held.parcel_id = p.id order by i.id limit ${most}) as items
    from parcel p where p.user_id = ${of.userId}::bigint and p.id in (select id from ${parcelsUsed(of)} sent)
    order by p.id limit ${most}`.execute(db);
  const scans = await scansOf(db, of.userId, rows);
  return rows.map(({ id, kept, ...row }) => ({
    ...row,
    address: parcelLine(readAddress(kept)),
    scans: scans.filter((scan) => scan.parcelId === id).map(({ at, place, text }) => ({ at, place, text })),
  }));
}

function parcelLine({ fullAddress, city, state, zipCode, country }: ReturnType<typeof readAddress>): string {
  return inOneLine(fullAddress, city, state, zipCode, country);
}

async function scansOf(db: Db, userId: string, parcels: readonly { id: string }[]) {
  const { rows } = await sql<{ parcelId: string; at: Date; place: string; text: string }>`
    select subject_id as "parcelId", at, place, text_en as text from tracking_event
    where user_id = ${userId}::bigint and subject_kind = 'parcel' and subject_id = any(${parcels.map(({ id }) => id)}::bigint[])
    order by at, id limit 200`.execute(db);
  return rows;
}

/** Photos of the goods and of the parcels: what was bought is what was sent. */
export async function picturesOf(db: Db, of: Owned) {
  const { rows } = await sql<{ fileId: string; kind: string; of: string; takenAt: Date }>`
    select f.file_id as "fileId", f.kind, coalesce(i.item_no, p.package_no) as of, f.taken_at as "takenAt" from photo f
    left join order_item i on f.subject_kind = 'item' and i.user_id = f.user_id and i.id = f.subject_id
    left join parcel p on f.subject_kind = 'parcel' and p.user_id = f.user_id and p.id = f.subject_id
    where f.user_id = ${of.userId}::bigint
      and ((f.subject_kind = 'item' and f.subject_id in (select id from ${itemsUsed(of)} bought))
        or (f.subject_kind = 'parcel' and f.subject_id in (select id from ${parcelsUsed(of)} sent)))
    order by f.taken_at, f.id limit 60`.execute(db);
  return rows;
}

/** What was written between the customer and us since the payment's day: questions, and claims about these parcels. */
export async function correspondenceOf(db: Db, of: Owned, since: Date) {
  const { rows } = await sql<{ no: string; at: Date; byStaff: boolean; text: string }>`select * from (
    select c.consult_no as no, m.at, m.staff_id is not null as "byStaff", m.text from consult_message m
      join consult c on c.user_id = m.user_id and c.id = m.consult_id
      where m.user_id = ${of.userId}::bigint and m.at >= ${since}
    union all select 'CL' || c.id, m.at, m.staff_id is not null, m.text from claim_message m
      join claim c on c.user_id = m.user_id and c.id = m.claim_id
      where m.user_id = ${of.userId}::bigint and c.parcel_id in (select id from ${parcelsUsed(of)} sent)) said
    order by at limit 100`.execute(db);
  return rows;
}
