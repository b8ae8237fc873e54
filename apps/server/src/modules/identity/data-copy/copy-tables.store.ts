import { currencyCodes, money, toDecimal } from "@sihai/domain";
import { type RawBuilder, sql } from "kysely";
import { type Db, oneOf } from "#platform";

type Cell = string | number | boolean | Date | null | readonly unknown[] | Readonly<Record<string, unknown>>;
export type CopyLine = Readonly<Record<string, Cell>>;
type Read = (userId: string) => RawBuilder<CopyLine>;

/*
 * What a copy of somebody's data holds, a file each: names of columns as they stand here. Amounts are decimals of their currency; what only the
 * machine needs (hashes, places in lists) is left out, and so is what colleagues note among themselves.
 */

/** Tables, as CSV. */
export const copyTables: Readonly<Record<string, Read>> = {
  addresses: (userId) => sql`
    select concat_ws(' ', consignee, last_name) as receiver, contact as phone, email, country, state, city, full_address as address,
      zip_code as postcode, label, is_default, created_at, deleted_at
    from address where user_id = ${userId} order by id`,
  orders: (userId) => sql`
    select order_no, type, created_at, warehouse_id as warehouse, country, shop_name as shop, round(goods_cny / 100.0, 2) as items_cny,
      round(domestic_freight_cny / 100.0, 2) as domestic_shipping_cny, round(service_cny / 100.0, 2) as service_cny,
      round(discount_cny / 100.0, 2) as discount_cny, round(total_cny / 100.0, 2) as total_cny, remark, cancel_reason, deleted_at
    from purchase_order where user_id = ${userId} order by id`,
  items: (userId) => sql`
    select i.item_no, o.order_no, i.state, i.name_zh, i.name_en, i.sku_name as variant, i.link, i.platform, i.quantity,
      round(i.unit_price_cny / 100.0, 2) as unit_price_cny, round(i.paid_cny / 100.0, 2) as paid_cny,
      round(i.refunded_cny / 100.0, 2) as refunded_cny, i.remark, i.courier, i.tracking_no, i.created_at, i.signed_at
    from order_item i join purchase_order o on o.user_id = i.user_id and o.id = i.order_id
    where i.user_id = ${userId} order by i.id`,
  parcels: (userId) => sql`
    select package_no as parcel_no, state, created_at, country, address, zip_code as postcode, email, company_name as company, identity_masked,
      line_id as line, carrier, waybill_no as tracking_no, declaration, round(deposit_cny / 100.0, 2) as deposit_cny,
      round(final_freight_cny / 100.0, 2) as final_shipping_cny, round(total_cny / 100.0, 2) as total_cny, act_grams as grams, remark,
      paid_at, shipped_at, delivered_at, completed_at
    from parcel where user_id = ${userId} order by id`,
  "parcel-items": (userId) => sql`
    select p.package_no as parcel_no, i.item_no, i.name_zh, i.name_en, i.quantity
    from parcel_item l join parcel p on p.user_id = l.user_id and p.id = l.parcel_id
    join order_item i on i.user_id = l.user_id and i.id = l.item_id
    where l.user_id = ${userId} and l.live order by p.id, i.id`,
  "parcel-tracking": (userId) => sql`
    select at, tracking_no, status, place, text_zh, text_en from tracking_event where user_id = ${userId} order by at, id`,
  "items-in-storage": (userId) => sql`
    select i.item_no, s.warehouse_id as warehouse, s.quantity, s.weight_grams as grams, s.length_mm, s.width_mm, s.height_mm,
      s.stocked_in_at, s.free_until
    from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id where s.user_id = ${userId} order by s.item_id`,
  services: (userId) => sql`
    select i.item_no, s.service_no as service, s.state, s.quantity, round(s.total_cny / 100.0, 2) as total_cny, s.remark, s.answer, s.created_at,
      s.done_at
    from item_service s join order_item i on i.user_id = s.user_id and i.id = s.item_id where s.user_id = ${userId} order by s.id`,
  payments: (userId) => sql`
    select trade_no as payment_no, purpose, method, state, round(amount_cny / 100.0, 2) as amount_cny,
      round(refunded_cny / 100.0, 2) as refunded_cny, created_at, paid_at, cancelled_at
    from trade where user_id = ${userId} order by id`,
  withdrawals: (userId) => sql`
    select 'WD' || id as withdrawal, state, amount as smallest_units, currency, account_kind, account_mask as account, reason, applied_at, closed_at
    from withdrawal where user_id = ${userId} order by id`,
  transfers: (userId) => sql`
    select 'TR' || id as transfer, method, state, amount as smallest_units, currency, created_at, closed_at
    from transfer where user_id = ${userId} order by id`,
  "saved-cards": (userId) => sql`
    select brand, last4, exp_month, exp_year, billing, saved_at from saved_card where user_id = ${userId} order by id`,
  coupons: (userId) => sql`
    select coupon_no, terms, uses_left, valid_from, valid_until from coupon where user_id = ${userId} order by id`,
  growth: (userId) => sql`
    select at, cause, growth, reference, counts_until from growth_record where user_id = ${userId} order by id`,
  invitations: (userId) => sql`
    select joined_at, settled_at, round(inviter_cny / 100.0, 2) as inviter_cny from invitation where user_id = ${userId} order by id`,
  "check-ins": (userId) => sql`
    select to_char(day, 'YYYY-MM-DD') as day, days_in_row from check_in where user_id = ${userId} order by day`,
  "message-preferences": (userId) => sql`
    select kind, in_app, by_mail, by_push, changed_at from message_preference where user_id = ${userId} order by kind`,
  "accepted-agreements": (userId) => sql`
    select a.agreement, a.version_id as version, a.accepted_with, a.accepted_at from agreement_acceptance a
    where a.user_id = ${userId} order by a.id`,
  favourites: (userId) => sql`
    select g.title_zh, g.title_en, g.platform, g.item_id, f.created_at
    from favourite f join goods g on g.id = f.goods_id where f.user_id = ${userId} order by f.created_at`,
  cart: (userId) => sql`
    select g.title_zh, g.title_en, c.sku_name as variant, c.quantity, c.remark, c.created_at
    from cart_item c join goods g on g.id = c.goods_id where c.user_id = ${userId} and c.removed_at is null order by c.id`,
  devices: (userId) => sql`
    select device_app as browser, device_system as system, created_at as logged_in_at, last_seen_at, expires_at
    from session where user_id = ${userId} order by id`,
  "push-devices": (userId) => sql`
    select s.device_app as browser, s.device_system as system, d.created_at
    from push_device d join session s on s.id = d.session_id where d.user_id = ${userId} order by d.id`,
  passkeys: (userId) => sql`
    select device_app as browser, device_system as system, created_at, last_used_at from passkey where user_id = ${userId} order by id`,
  "identity-papers": (userId) => sql`
    select p.package_no as parcel_no, c.kind, c.uploaded_at, c.deleted_at
    from clearance_proof c join parcel p on p.user_id = c.user_id and p.id = c.parcel_id where c.user_id = ${userId} order by c.id`,
  pictures: (userId) => sql`
    select f.id as file, f.mime_type as type, f.created_at, p.kind, p.subject_kind as shows
    from stored_file f left join photo p on p.user_id = f.owner_user_id and p.file_id = f.id
    where f.owner_user_id = ${userId} order by f.created_at, f.id`,
};

/** What was said and asked, with everything that belongs to it, as JSON. */
export const copyThreads: Readonly<Record<string, Read>> = {
  questions: (userId) => sql`
    select c.consult_no as question_no, c.type, c.title, c.state, c.created_at, c.closed_at, c.stars, c.rating_words,
      (select jsonb_agg(jsonb_build_object('at', m.at, 'by', case when m.staff_id is null then 'me' else 'staff' end, 'text', m.text)
        order by m.seq) from consult_message m where m.user_id = c.user_id and m.consult_id = c.id) as messages
    from consult c where c.user_id = ${userId} order by c.id`,
  claims: (userId) => sql`
    select p.package_no as parcel_no, c.kind, c.reason, c.description, c.state, round(c.asked_cny / 100.0, 2) as asked_cny,
      round(c.paid_cny / 100.0, 2) as paid_cny, c.created_at, c.closed_at,
      (select jsonb_agg(jsonb_build_object('at', m.at, 'by', case when m.staff_id is null then 'me' else 'staff' end, 'text', m.text)
        order by m.id) from claim_message m where m.user_id = c.user_id and m.claim_id = c.id) as messages
    from claim c join parcel p on p.user_id = c.user_id and p.id = c.parcel_id where c.user_id = ${userId} order by c.id`,
  enquiries: (userId) => sql`
    select e.enquiry_no, e.state, e.country, e.address, e.zip_code as postcode, e.remark, e.answer_note as answer, e.created_at, e.answered_at,
      (select jsonb_agg(jsonb_build_object('name', p.name, 'link', p.link, 'specification', p.specification, 'quantity', p.quantity,
        'answer', p.note) order by p.seq) from enquiry_product p where p.user_id = e.user_id and p.enquiry_id = e.id) as items
    from enquiry e where e.user_id = ${userId} order by e.id`,
  "expert-requests": (userId) => sql`
    select service_no as request_no, state, country, address, zip_code as postcode, email, description, packaging, plan_note as answer, created_at,
      closed_at
    from expert_service where user_id = ${userId} order by id`,
  returns: (userId) => sql`
    select r.kind, r.reason, r.wanted, r.description, r.state, r.created_at, r.closed_at, o.order_no
    from return_request r join purchase_order o on o.user_id = r.user_id and o.id = r.order_id where r.user_id = ${userId} order by r.id`,
};

/** The account itself. */
export async function accountOf(db: Db, userId: string): Promise<CopyLine | undefined> {
  const { rows } = await sql<CopyLine>`
    select u.id as member_number, u.email, u.email_confirmed_at, u.user_name, u.nick_name, u.language, u.currency, u.warehouse_id as warehouse,
      u.level, u.partner_code as invite_code, u.wechat_open_id is not null as has_wechat, u.terms_accepted_at, u.created_at, m.birthday
    from app_user u left join member m on m.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0];
}

/** The rows of one file of a copy. */
export async function readCopyRows(db: Db, read: RawBuilder<CopyLine>): Promise<CopyLine[]> {
  return (await read.execute(db)).rows.map(inDecimals);
}

/** What came into the wallet and left it. */
export async function walletMoves(db: Db, userId: string): Promise<CopyLine[]> {
  const mine = sql`select id from ledger_account where owner_user_id = ${userId} and kind = 'wallet'`;
  const { rows } = await sql<CopyLine>`
    select e.at, e.kind, e.subject, p.currency, (case when p.to_account_id in (${mine}) then p.amount else -p.amount end)::text as smallest_units
    from ledger_posting p join ledger_entry e on e.id = p.entry_id
    where (p.from_account_id in (${mine})) <> (p.to_account_id in (${mine})) order by e.id, p.seq`.execute(db);
  return rows.map(inDecimals);
}

/** Amounts that lie in the smallest unit of their currency, as people write them. */
function inDecimals(row: CopyLine): CopyLine {
  const { smallest_units: units, ...rest } = row;
  if (typeof units !== "string") return row;
  return { ...rest, amount: toDecimal(money(BigInt(units), oneOf(currencyCodes, String(row.currency), "currency"))) };
}

type OwnFile = { id: string; mimeType: string; bytes: number; createdAt: Date };

/** Pictures and videos of somebody, the latest first. */
export async function filesOf(db: Db, userId: string): Promise<OwnFile[]> {
  return db
    .selectFrom("stored_file")
    .select(["id", "mime_type as mimeType", "bytes", "created_at as createdAt"])
    .where("owner_user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}
