import { readClaimNumber } from "@sihai/domain/claim";
import { readDisputeNumber } from "@sihai/domain/dispute";
import type { NoteSubject } from "@sihai/domain/note";
import { readReturnNumber } from "@sihai/domain/return";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

/** How the owner of each kind of thing is found by its number. */
const owners: Record<NoteSubject["kind"], (no: string) => RawBuilder<{ userId: string }>> = {
  customer: (no) => sql`select id as "userId" from app_user where id = ${/^SH(\d{1,18})$/.exec(no)?.[1] ?? null}::bigint`,
  order: (no) => sql`select user_id as "userId" from purchase_order where order_no = ${no}`,
  item: (no) => sql`select user_id as "userId" from order_item where item_no = ${no}`,
  parcel: (no) => sql`select user_id as "userId" from parcel where package_no = ${no}`,
  consult: (no) => sql`select user_id as "userId" from consult where consult_no = ${no}`,
  claim: (no) => sql`select user_id as "userId" from claim where id = ${readClaimNumber(no)}::bigint`,
  return: (no) => sql`select user_id as "userId" from return_request where id = ${readReturnNumber(no)}::bigint`,
  enquiry: (no) => sql`select user_id as "userId" from enquiry where enquiry_no = ${no}`,
  expert: (no) => sql`select user_id as "userId" from expert_service where service_no = ${no}`,
  dispute: (no) => sql`select coalesce(r.user_id, a.user_id) as "userId" from card_reversal r
    left join payment_attempt a on a.gateway_id = r.gateway_id
    where r.seq = ${readDisputeNumber(no)}::bigint and r.kind = 'dispute' and coalesce(r.user_id, a.user_id) is not null`,
};

/** The customer a thing is about, or whose it is; null when there is none of that number. */
export async function ownerOf(db: Db | Tx, { kind, no }: NoteSubject): Promise<string | null> {
  const { rows } = await owners[kind](no).execute(db);
  return rows[0]?.userId ?? null;
}
