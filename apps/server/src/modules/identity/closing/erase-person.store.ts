import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform";

type Act = (userId: string) => RawBuilder<unknown>;
/** Where a text may not be empty. */
const gone = "—";
/** An address that is still read as one: of it the country stays, which tax and customs ask for. */
const noAddress = (address: RawBuilder<unknown>) => sql`jsonb_build_object('consignee', ${gone}::text, 'lastName', ${gone}::text,
  'contact', ${gone}::text, 'country', ${address}->>'country', 'state', '', 'city', ${gone}::text, 'fullAddress', ${gone}::text, 'zipCode', '')`;

/** What is nobody's once the person is gone. */
const removed: readonly Act[] = [
  (userId) => sql`delete from invitation_code where user_id = ${userId}`,
  (userId) => sql`delete from push_device where user_id = ${userId}`,
  (userId) => sql`delete from session where user_id = ${userId}`,
  (userId) => sql`delete from mail_log where user_id = ${userId}`,
  (userId) => sql`delete from event_hook where user_id = ${userId}`,
  (userId) => sql`delete from api_token where user_id = ${userId}`,
  (userId) => sql`delete from known_device where user_id = ${userId}`,
  (userId) => sql`delete from passkey where user_id = ${userId}`,
  (userId) => sql`delete from passkey_challenge where user_id = ${userId}`,
  (userId) => sql`delete from lost_mailbox where user_id = ${userId}`,
  (userId) => sql`delete from email_link where user_id = ${userId}`,
  (userId) => sql`delete from pay_proof where user_id = ${userId}`,
  (userId) => sql`delete from broadcast_person where user_id = ${userId}`,
  (userId) => sql`delete from message where user_id = ${userId}`,
  (userId) => sql`delete from message_preference where user_id = ${userId}`,
  (userId) => sql`delete from favourite where user_id = ${userId}`,
  (userId) => sql`delete from cart_item where user_id = ${userId}`,
  (userId) => sql`delete from parcel_plan where user_id = ${userId}`,
  (userId) => sql`delete from saved_card where user_id = ${userId}`,
  (userId) => sql`delete from gateway_customer where user_id = ${userId}`,
  (userId) => sql`delete from data_copy where user_id = ${userId}`,
  (userId) => sql`delete from idempotency_key where actor = 'user:' || ${userId}::text`,
  (userId) => sql`delete from password_guard where scope = 'pay' and subject = ${userId}::text`,
  (userId) => sql`update member set birthday = null where user_id = ${userId}`,
];

/** The account keeps its number, which the books know it by. */
const pseudonym: Act = (userId) => sql`
  update app_user set email = 'closed-' || id || '@closed.invalid', email_normal = 'closed-' || id || '@closed.invalid',
    email_confirmed_at = null, mail_stopped_for = null, user_name = 'closed' || id, nick_name = '', avatar_file_id = null, password_hash = null,
    pay_password_hash = null, wechat_open_id = null, partner_code = null, disabled = true where id = ${userId}`;

/** What is kept as a paper of orders, parcels and money loses the words people wrote, and where they live. */
const blanked: readonly Act[] = [
  (userId) => sql`
    update address set consignee = ${gone}, last_name = ${gone}, contact = ${gone}, email = '', state = '', state_id = null, city = ${gone},
      full_address = ${gone}, zip_code = '', label = null, is_default = false, deleted_at = coalesce(deleted_at, created_at)
    where user_id = ${userId}`,
  (userId) => sql`update purchase_order set remark = '', cancel_reason = null where user_id = ${userId}`,
  (userId) => sql`update order_item set remark = '' where user_id = ${userId}`,
  (userId) => sql`update item_service set remark = '', answer = '' where user_id = ${userId}`,
  (userId) => sql`
    update parcel set address = ${noAddress(sql`address`)}, zip_code = '', email = '', company_name = null, identity_masked = null,
      identity_sealed = null, remark = '', pickup_code = null where user_id = ${userId}`,
  (userId) => sql`update parcel_held_up set note = '' where user_id = ${userId}`,
  (userId) => sql`
    update clearance_proof set sealed = null, deleted_at = coalesce(deleted_at, uploaded_at) where user_id = ${userId}`,
  (userId) => sql`update tracking_event set text_zh = '', text_en = '' where user_id = ${userId}`,
  (userId) => sql`update claim set description = ${gone}, reason = ${gone} where user_id = ${userId}`,
  (userId) => sql`update claim_message set text = ${gone} where user_id = ${userId}`,
  (userId) => sql`update return_request set description = '', wanted = '', staff_note = '' where user_id = ${userId}`,
  (userId) => sql`update consult set title = ${gone}, last_text = ${gone}, rating_words = '' where user_id = ${userId}`,
  (userId) => sql`update consult_message set text = ${gone} where user_id = ${userId}`,
  (userId) => sql`
    update enquiry set address = ${noAddress(sql`address`)}, zip_code = '', remark = '', answer_note = '' where user_id = ${userId}`,
  (userId) => sql`update enquiry_product set name = ${gone}, note = '', specification = '' where user_id = ${userId}`,
  (userId) => sql`update enquiry_offer set remark = '' where user_id = ${userId}`,
  (userId) => sql`
    update expert_service set address = ${noAddress(sql`address`)}, zip_code = '', email = '', description = '', plan_note = '',
      confirm_why = null, decline_reason = '' where user_id = ${userId}`,
  (userId) => sql`update staff_note set text = ${gone} where user_id = ${userId}`,
  (userId) => sql`update abnormal_claim set contents = ${gone}, note = '', proofs = '{}' where user_id = ${userId}`,
  (userId) => sql`
    update abnormal_parcel set written = '' where ${userId} in (claimed_by, suggested_user_id, given_to)`,
  (userId) => sql`update storage_task set reason = '' where user_id = ${userId}`,
  (userId) => sql`
    update customer_stop set reason = ${gone}, end_reason = case when end_reason is not null then ${gone} end where user_id = ${userId}`,
  (userId) => sql`update customer_viewing set reason = ${gone} where user_id = ${userId}`,
  (userId) => sql`update supplement set note = '' where user_id = ${userId}`,
  (userId) => sql`update stored_correction set note = '' where user_id = ${userId}`,
  (userId) => sql`update stock_in_undone set note = '' where user_id = ${userId}`,
];

/** Papers of money keep sums, days and numbers; who paid is the account's number. */
const money: readonly Act[] = [
  (userId) => sql`
    update payment_attempt set billing_name = null, billing_email = null, billing_phone = null, billing_address = null, action_url = null
    where user_id = ${userId}`,
  (userId) => sql`
    update gateway_event set payload = '{}' where gateway_id in (select gateway_id from payment_attempt where user_id = ${userId})`,
  (userId) => sql`update transfer_receipt set remitter = ${gone}, bank = ${gone}, remark = '' where user_id = ${userId}`,
  (userId) => sql`
    update withdrawal set account_kind = null, account_sealed = null, account_mask = null, reason = case reason when '' then '' else ${gone} end
    where user_id = ${userId}`,
  (userId) => sql`
    update bank_line set payer = ${gone}, reference = ${gone}, reason = case reason when '' then '' else ${gone} end where user_id = ${userId}`,
  (userId) => sql`update suspended_arrival set reason = ${gone} where user_id = ${userId} and reason <> ''`,
  (userId) => sql`update card_hold set reason = ${gone} where user_id = ${userId} and reason <> ''`,
  (userId) => sql`update gateway_difference set reason = ${gone} where user_id = ${userId} and reason is not null`,
  (userId) => sql`update transfer set reason = ${gone} where user_id = ${userId} and reason <> ''`,
  (userId) => sql`
    update dispute_answer set texts = '{}', detail = '' where dispute_id in (select id from card_reversal where user_id = ${userId})`,
];

/** Everything about somebody that is told apart from anybody else: addresses, numbers and names. */
async function wordsOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ word: string | null }>`
    select unnest(array[email, email_normal, user_name, nick_name]) as word from app_user where id = ${userId}
    union select unnest(array[email, contact, full_address, consignee || ' ' || last_name, last_name || consignee, consignee, last_name])
      from address where user_id = ${userId}
    union select unnest(array[email, address->>'contact', address->>'fullAddress', (address->>'consignee') || ' ' || (address->>'lastName'),
      (address->>'lastName') || (address->>'consignee')]) from parcel where user_id = ${userId}
    union select unnest(array[email, address->>'contact', address->>'fullAddress']) from expert_service where user_id = ${userId}
    union select unnest(array[billing_email, billing_phone, billing_name]) from payment_attempt where user_id = ${userId}`.execute(
    tx,
  );
  const words = rows.flatMap(({ word }) => (word === null || word.trim().length < 2 ? [] : [word]));
  return words.toSorted((a, b) => b.length - a.length);
}

/** Words that can be nobody else's, so that a short name takes nothing from what is another's, or from the name of some goods. */
function unmistakable(words: readonly string[], isOwnRow: boolean): string[] {
  return words.filter((word) => (word.length >= 6 && /[@\d ]|[^ -~]/.test(word)) || (isOwnRow && /[^ -~]/.test(word)));
}

/** What is called by its goods, its shop or its number keeps that, though somebody may have typed more into it. */
async function clearNames(tx: Tx, userId: string, words: string[]): Promise<void> {
  const own = sql`${unmistakable(words, true)}::text[]`;
  const acts = [
    sql`update order_item set name_zh = without_words(name_zh, ${own}), name_en = without_words(name_en, ${own}),
      link = without_words(link, ${own}), sku_name = without_words(sku_name, ${own}), services = without_words(services, ${own})`,
    sql`update purchase_order set shop_name = without_words(shop_name, ${own})`,
    sql`update enquiry_product set link = without_words(link, ${own})`,
    sql`update parcel set declaration = without_words(declaration, ${own}), services = without_words(services, ${own})`,
    sql`update tracking_event set place = without_words(place, ${own}), place_zh = without_words(place_zh, ${own})`,
    sql`update transfer_receipt set transaction_id = without_words(transaction_id, ${own}), voucher_no = without_words(voucher_no, ${own})`,
    sql`update withdrawal_part set failure = without_words(failure, ${own})`,
    sql`update payment_attempt set decline_reason = without_words(decline_reason, ${own})`,
  ];
  for (const act of acts) await sql`${act} where user_id = ${userId}`.execute(tx);
}

/** Facts of histories stay readable; what stands in them of the person does not. */
async function clearFacts(tx: Tx, userId: string, words: string[]): Promise<void> {
  await sql`
    update timeline set facts = without_words(facts, ${words}), note = without_words(note, ${words}) where user_id = ${userId}`.execute(
    tx,
  );
  await sql`
    update abnormal_step s set facts = without_words(s.facts, ${words}) from abnormal_parcel p
    where p.id = s.abnormal_id and ${userId} in (p.claimed_by, p.suggested_user_id, p.given_to)`.execute(tx);
  await sql`
    update balance_adjustment set reason = coalesce(nullif(without_words(reason, ${words}), ''), ${gone}) where user_id = ${userId}`.execute(
    tx,
  );
}

/** Records that are not by person. */
async function clearEverywhere(tx: Tx, words: string[]): Promise<void> {
  const own = unmistakable(words, false);
  if (own.length === 0) return;
  const like = own.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  await sql`
    update audit_log set facts = without_words(facts, ${own}), subject = without_words(subject, ${own})
    where facts::text ilike any(${like}) or subject ilike any(${like})`.execute(tx);
  await sql`delete from idempotency_key where reply::text ilike any(${like})`.execute(tx);
  await sql`delete from saved_filter where search ilike any(${like})`.execute(tx);
  await sql`delete from email_code where email_normal = any(${own})`.execute(tx);
  await sql`delete from email_code_day where email_normal = any(${own})`.execute(tx);
  await sql`delete from password_guard where subject = any(${own})`.execute(tx);
}

export type LeftOutside = { methodIds: string[]; copyKeys: string[] };

/** What lies outside the database and has to be removed there as well. */
export async function leftOutside(tx: Tx, userId: string): Promise<LeftOutside> {
  const cards = await tx.selectFrom("saved_card").select("method_id").where("user_id", "=", userId).execute();
  const copies = await tx
    .selectFrom("data_copy")
    .select("storage_key")
    .where("user_id", "=", userId)
    .where("storage_key", "is not", null)
    .execute();
  return {
    methodIds: cards.map((card) => card.method_id),
    copyKeys: copies.flatMap((copy) => (copy.storage_key === null ? [] : [copy.storage_key])),
  };
}

/** The person goes; what the law asks to keep stays under the account's number. */
export async function erasePerson(tx: Tx, userId: string): Promise<void> {
  await sql`select set_config('sihai.erasing', 'on', true)`.execute(tx);
  const words = await wordsOf(tx, userId);
  for (const act of [...removed, ...blanked, ...money, pseudonym]) await act(userId).execute(tx);
  await clearNames(tx, userId, words);
  await clearFacts(tx, userId, words);
  await clearEverywhere(tx, words);
  await sql`select set_config('sihai.erasing', 'off', true)`.execute(tx);
}
