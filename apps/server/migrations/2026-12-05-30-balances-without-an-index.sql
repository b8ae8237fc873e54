-- expands: a balance is in no index, so that an account in which nothing else moves is written beside itself, and not into every index again.
drop index ledger_account_debts;
create index ledger_account_debts on ledger_account (owner_user_id) where kind = 'debt';
alter table ledger_account set (fillfactor = 80);
