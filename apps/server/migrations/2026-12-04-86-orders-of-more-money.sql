-- expands
-- The desk sorts all of its other lists of money too, and not the page it shows: by amount within a currency, by why, by when something began or is to be answered.
create index transfer_amount on transfer (currency, amount, id);
create index transfer_since on transfer (created_at, id);
create index suspended_arrival_amount on suspended_arrival (currency, amount, id);
create index suspended_arrival_due on suspended_arrival (answer_by, id);
create index suspended_arrival_why on suspended_arrival (why, id);
create index card_reversal_amount on card_reversal (currency, amount, seq) where kind = 'dispute';
create index card_reversal_due on card_reversal ((coalesce(due_at, opened_at)), seq) where kind = 'dispute';
create index card_reversal_reason on card_reversal (reason, seq) where kind = 'dispute';
create index balance_adjustment_amount on balance_adjustment (currency, amount, id);
create index gateway_difference_moved on gateway_difference (moved_at, currency, reference) where gone_at is null;
create index gateway_difference_apart on gateway_difference (currency, (coalesce(theirs, 0) - coalesce(ours, 0)), reference)
  where gone_at is null;
create index card_hold_held on card_hold (held_at, seq);
