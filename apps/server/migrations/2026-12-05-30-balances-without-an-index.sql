-- expands: a balance and what stands of a source are in no index, so that a row in which nothing else moves is written beside itself, and not into every index again.
drop index ledger_account_debts;
create index ledger_account_debts on ledger_account (owner_user_id) where kind = 'debt';
alter table ledger_account set (fillfactor = 80);

alter table money_source add column stands boolean generated always as (in_wallet > 0) stored;
drop index money_source_standing;
create index money_source_standing on money_source (user_id, currency, arrived_at, id) where stands;
alter table money_source set (fillfactor = 80);
