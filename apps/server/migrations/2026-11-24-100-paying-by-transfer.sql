-- expands
-- A transfer may be meant for something to pay: at the rate it was shown, with what the receiving bank keeps of it counted in.

alter table trade drop constraint trade_method_check;
alter table trade add constraint trade_method_check check (method in ('balance', 'card', 'transfer'));

alter table transfer
  add column trade_id bigint,
  add column rate_id bigint references exchange_rate (id),
  -- Units of the transfer's currency for one CNY, margin included; '1' for CNY.
  add column rate text,
  -- What the receiving bank keeps, in the transfer's own currency.
  add column fee_units bigint check (fee_units >= 0),
  -- What its money did: paid what it was meant for, too little for it, or too late.
  add column outcome text check (outcome in ('paid', 'short', 'late')),
  add column paid_cny bigint check (paid_cny >= 0),
  -- What of it came into the wallet.
  add column added_currency text,
  add column added_amount bigint check (added_amount >= 0),
  add constraint transfer_trade foreign key (user_id, trade_id) references trade (user_id, id),
  add constraint transfer_terms check ((trade_id is null) = (rate is null) and (trade_id is null) = (fee_units is null)),
  add constraint transfer_outcome check ((outcome is null) = (added_amount is null) and (outcome is null) = (paid_cny is null)
    and (outcome is null) = (added_currency is null) and (outcome is null or (trade_id is not null and state = 'credited')));
-- One under way for a payment.
create unique index transfer_for_trade on transfer (user_id, trade_id) where trade_id is not null and closed_at is null;
create index transfer_of_trade on transfer (user_id, trade_id) where trade_id is not null;

-- By when what the time to pay waits for should be over; the deadline that is shown meanwhile is what was left, counted from then.
alter table payable_stop add column until timestamptz not null default now();
update payable_stop p set until = s.answer_by from suspended_arrival s where s.id = p.suspended_id;
create index payable_stop_until on payable_stop (until) where left_ms is not null;
