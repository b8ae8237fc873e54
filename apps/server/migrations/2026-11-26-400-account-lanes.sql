-- expands
-- An account of ours in a currency is several rows, lanes: a posting locks the one of its customer, so that two customers' movements wait for nobody's
-- account but their own. What the account holds is what its lanes add up to. What was posted before stays in lane 0.
alter table ledger_account add column lane smallint not null default 0;
alter table ledger_account add constraint ledger_account_lane check (lane >= 0 and (lane = 0 or owner_user_id is null));
create unique index ledger_account_world_lane on ledger_account (kind, currency, lane) where owner_user_id is null;
drop index ledger_account_world;
