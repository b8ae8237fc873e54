import { sql } from "kysely";
import type { Db } from "#platform";
import type { BillLink } from "../bill-links.ts";

const shown = 10;

/** What of a customer's is paid and not yet done, the soonest due first: to be bought, served, sent, planned or answered. */
export async function paidFor(db: Db, userId: string) {
  const { rows } = await sql<{ kind: BillLink["kind"]; no: string; dueAt: Date | null }>`
    select kind, no, min(due_at) as "dueAt" from (
      select 'order' as kind, o.order_no as no, i.due_at from order_item i
        join purchase_order o on o.user_id = i.user_id and o.id = i.order_id
        where i.user_id = ${userId} and i.state in ('paid', 'buying')
      union all select 'order', o.order_no, null from item_service v
        join order_item i on i.user_id = v.user_id and i.id = v.item_id
        join purchase_order o on o.user_id = i.user_id and o.id = i.order_id
        where v.user_id = ${userId} and v.state in ('ordered', 'started') and v.paid_at is not null
      union all select 'parcel', package_no, null from parcel
        where user_id = ${userId} and state in ('unshipped', 'picking', 'packed', 'weighed')
      union all select 'expert', service_no, null from expert_service
        where user_id = ${userId} and state in ('unprocessed', 'processing')
      union all select 'consult', c.consult_no, s.due_at from consult_speedy s
        join consult c on c.user_id = s.user_id and c.id = s.consult_id
        where s.user_id = ${userId} and s.state = 'paid'
    ) waiting group by kind, no order by min(due_at) nulls last, no limit ${shown + 1}`.execute(db);
  return { list: rows.slice(0, shown), more: rows.length > shown };
}
