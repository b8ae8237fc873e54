/** Promises of the ledger as queries that must return no row (rules M2 to M4; rules M1, M10 and M11 hold by the shape of a posting). */
export const ledgerInvariants = {
  "M2 all accounts of a currency sum to zero": `
    select currency, sum(balance) from ledger_account group by currency having sum(balance) <> 0`,
  "M3 a balance is the sum of its postings": `
    select a.id, a.kind, a.balance, coalesce(i.amount, 0) - coalesce(o.amount, 0) as posted
    from ledger_account a
    left join (select to_account_id as id, sum(amount) as amount from ledger_posting group by 1) i on i.id = a.id
    left join (select from_account_id as id, sum(amount) as amount from ledger_posting group by 1) o on o.id = a.id
    where a.balance <> coalesce(i.amount, 0) - coalesce(o.amount, 0)`,
  "M4 no customer's money or credits below zero": `
    select id, owner_user_id, kind, balance from ledger_account
    where kind in ('wallet', 'held', 'deposit', 'credits') and balance < 0`,
  "an entry is reversed at most once, by the same amount": `
    select e.id from ledger_entry e join ledger_entry r on r.reverses_id = e.id
    where (select sum(amount) from ledger_posting where entry_id = e.id) is distinct from (select sum(amount) from ledger_posting where entry_id = r.id)`,
  "M4 what stands in a wallet is told by its sources": `
    select w.owner_user_id, w.currency, w.balance, coalesce(sum(s.in_wallet), 0) as told
    from ledger_account w left join money_source s on s.user_id = w.owner_user_id and s.currency = w.currency
    where w.kind = 'wallet' group by w.id, w.owner_user_id, w.currency, w.balance having w.balance <> coalesce(sum(s.in_wallet), 0)`,
  "M4 a source stands where its moves brought it": `
    select s.user_id, s.id, s.in_wallet, sum(m.amount) from money_source s
    left join source_move m on m.user_id = s.user_id and m.source_id = s.id
    group by s.user_id, s.id, s.in_wallet having s.in_wallet <> coalesce(sum(m.amount), 0)`,
  "M5 no purse gives back more of a source than it took": `
    select user_id, purse, source_id, sum(amount) from source_move where purse is not null
    group by user_id, purse, source_id having sum(amount) > 0`,
  "M5 what is given back was taken before": `
    select s.user_id, s.id, s.reference, s.amount from money_source s where s.kind = 'unexplained'
      and not exists (select from source_move m where m.user_id = s.user_id and m.entry_id is null)`,
} as const;
