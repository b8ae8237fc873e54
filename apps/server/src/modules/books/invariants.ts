/** Promises of the books as queries that must return no row. */
export const booksInvariants = {
  "what the gateway kept is booked once, to the cent": `
    select m.fee_entry_id, m.currency, sum(m.fee) from gateway_movement m where m.fee_entry_id is not null group by m.fee_entry_id, m.currency
    having sum(m.fee) <> coalesce((
      select sum(case when a.kind = 'gateway-fees' then p.amount else -p.amount end)
      from ledger_posting p join ledger_account a on a.id = p.from_account_id
      where p.entry_id = m.fee_entry_id and p.currency = m.currency), 0)`,
  "what the gateway paid out is booked once, to the cent": `
    select m.id from gateway_movement m where m.entry_id is not null and m.amount is distinct from (
      select sum(case when a.kind = 'bank' then -p.amount else p.amount end)
      from ledger_posting p join ledger_account a on a.id = p.from_account_id where p.entry_id = m.entry_id)`,
} as const;
