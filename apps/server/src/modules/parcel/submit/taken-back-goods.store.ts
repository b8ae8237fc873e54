import { sql } from "kysely";
import type { Tx } from "#platform";

/**
 * Whether a card payment that was taken back paid for any of these items of the customer, at once or by way of the balance. True, too, where no payment is
 * known that was taken back: what nobody can follow may have paid for anything.
 */
export async function paidByTakenBack(tx: Tx, userId: string, itemIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    with taken as (select distinct attempt_id from card_reversal
        where user_id = ${userId}::bigint and attempt_id is not null and booked = 'out' and kind <> 'own-refund'),
      used as (select s.purpose as kind, s.subject_id as id from taken
          join payment_attempt a on a.user_id = ${userId}::bigint and a.id = taken.attempt_id
          join trade_subject s on s.user_id = a.user_id and s.trade_id = a.trade_id
          where s.purpose in ('order', 'item')
        union select split_part(m.purse, ':', 1), split_part(m.purse, ':', 2)::bigint from taken
          join money_source src on src.user_id = ${userId}::bigint and src.kind = 'card' and src.reference = taken.attempt_id::text
          join source_move m on m.user_id = src.user_id and m.source_id = src.id
          where m.purse ~ '^(order|item):[0-9]{1,18}$')
    select not exists (select from taken) or exists (select from order_item i
      join used on (used.kind = 'order' and used.id = i.order_id) or (used.kind = 'item' and used.id = i.id)
      where i.user_id = ${userId}::bigint and i.id = any(${[...itemIds]}::bigint[])) as held`.execute(tx);
  return rows[0]?.held ?? true;
}
