-- expands
-- What the gateway takes out of a card payment by itself: refunds begun on its own pages, and disputes of the card's holder. A refund of ours
-- stands here too, for what is left of a charge; its money moved with its withdrawal.
create table card_reversal (
  -- The gateway's own: re_…, dp_….
  id text primary key,
  kind text not null check (kind in ('refund', 'own-refund', 'dispute')),
  -- The charge it is about, as the gateway calls it.
  gateway_id text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- As the gateway says: of a refund 'pending', 'refunded', 'failed'; of a dispute 'inquiry', 'inquiry-review', 'inquiry-closed', 'open', 'review', 'won', 'lost'.
  status text not null,
  reason text not null default '',
  -- Until when a dispute can be answered.
  due_at timestamptz,
  withdrawn boolean not null,
  reinstated boolean not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  -- waiting: its money has not moved, or its charge is not known yet. never: it ended before anything moved.
  booked text not null default 'waiting' check (booked in ('waiting', 'out', 'back', 'never')),
  user_id bigint,
  attempt_id bigint,
  -- In fen: what the customer bore, what we bore, and of the former what stood in the wallet of this very payment.
  borne_cny bigint not null default 0 check (borne_cny >= 0),
  ours_cny bigint not null default 0 check (ours_cny >= 0),
  own_parts jsonb not null default '[]',
  foreign key (user_id, attempt_id) references payment_attempt (user_id, id),
  check ((user_id is null) = (attempt_id is null)),
  check (booked <> 'never' or borne_cny = 0)
);
create index card_reversal_charge on card_reversal (gateway_id);
create index card_reversal_attempt on card_reversal (user_id, attempt_id);
create index card_reversal_waiting on card_reversal (opened_at) where booked = 'waiting' and kind <> 'own-refund';
create index card_reversal_disputes on card_reversal (status, due_at) where kind = 'dispute';

-- The charge is disputed at the gateway, or was and is lost.
alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check
  check (state in ('created', 'needs-action', 'captured', 'declined', 'cancelled', 'uncertain', 'refunded', 'disputed'));

-- What a customer owes because a card's bank took money back: below zero, never above.
alter table ledger_account add constraint ledger_account_debt check (kind <> 'debt' or balance <= 0);
create index ledger_account_debts on ledger_account (owner_user_id) where kind = 'debt' and balance < 0;
