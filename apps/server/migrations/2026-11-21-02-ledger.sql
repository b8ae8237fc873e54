-- Double entry. Each posting moves one amount from one account to another of the same currency, so an entry sums to zero by its
-- shape. Balances stand beside the postings, kept by the database in the same statement; nothing is updated or deleted.

create table ledger_account (
  id bigint generated always as identity primary key,
  owner_user_id bigint references app_user (id),
  -- Customers': wallet, held, deposit (orders and parcels paid, not yet earned), owed, credits. The provider's and the world's: others.
  kind text not null,
  -- CRD: credits, whole numbers
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance bigint not null default 0,
  -- wallet, held, deposit and credits never go below zero (rule M4); owed and the world's accounts may
  may_be_negative boolean not null,
  check (may_be_negative or balance >= 0),
  check (may_be_negative or kind in ('wallet', 'held', 'deposit', 'credits')),
  check (kind not in ('wallet', 'held', 'deposit', 'credits') or not may_be_negative),
  unique (id, currency)
);
create unique index ledger_account_owner on ledger_account (owner_user_id, kind, currency) where owner_user_id is not null;
create unique index ledger_account_world on ledger_account (kind, currency) where owner_user_id is null;

create table ledger_entry (
  id bigint generated always as identity primary key,
  -- The business event, once: 'pay-order:T123', 'settle-parcel:77'.
  business_key text not null unique,
  kind text not null,
  user_id bigint references app_user (id),
  at timestamptz not null,
  subject text,
  facts jsonb not null default '{}',
  -- A correction is a new entry, linked, and only one.
  reverses_id bigint unique references ledger_entry (id)
);
create index ledger_entry_user on ledger_entry (user_id, id desc);

create table ledger_posting (
  entry_id bigint not null references ledger_entry (id),
  seq smallint not null,
  currency text not null,
  from_account_id bigint not null,
  to_account_id bigint not null,
  amount bigint not null check (amount > 0),
  -- Balances after this posting, for statements and for proof.
  from_balance bigint not null,
  to_balance bigint not null,
  primary key (entry_id, seq),
  check (from_account_id <> to_account_id),
  foreign key (from_account_id, currency) references ledger_account (id, currency),
  foreign key (to_account_id, currency) references ledger_account (id, currency)
);
create index ledger_posting_from on ledger_posting (from_account_id, entry_id);
create index ledger_posting_to on ledger_posting (to_account_id, entry_id);

create function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  update ledger_account set balance = balance - new.amount where id = new.from_account_id returning balance into new.from_balance;
  update ledger_account set balance = balance + new.amount where id = new.to_account_id returning balance into new.to_balance;
  return new;
end $$;
create trigger ledger_posting_apply before insert on ledger_posting for each row execute function ledger_apply_posting();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_posting_append_only before update or delete on ledger_posting for each row execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function ledger_refuse_change();
create trigger ledger_posting_no_truncate before truncate on ledger_posting for each statement execute function ledger_refuse_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry for each statement execute function ledger_refuse_change();

-- A balance moves only through a posting.
create function ledger_guard_balance() returns trigger language plpgsql as $$
begin
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'a balance moves only by a posting' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_guard before update on ledger_account for each row execute function ledger_guard_balance();

-- The reference rates, as published; a trade freezes the row it used.
create table exchange_rate (
  id bigint generated always as identity primary key,
  published_on date not null,
  -- Units of `currency` for one CNY, as a decimal.
  currency text not null,
  rate numeric(20, 10) not null check (rate > 0),
  fetched_at timestamptz not null,
  unique (currency, published_on, rate)
);

-- A payable: what is to be paid, once, at this price.
create table trade (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  trade_no text not null,
  purpose text not null check (purpose in ('order', 'parcel', 'back-payment', 'recharge')),
  state text not null check (state in ('pending', 'paid', 'cancelled')),
  -- In fen; the snapshot that is charged.
  amount_cny bigint not null check (amount_cny > 0),
  expires_at timestamptz,
  method text check (method in ('balance', 'card')),
  paid_at timestamptz,
  cancelled_at timestamptz,
  refunded_cny bigint not null default 0 check (refunded_cny >= 0),
  created_at timestamptz not null,
  primary key (user_id, id),
  check (refunded_cny <= amount_cny),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create unique index trade_no_once on trade (trade_no);
create index trade_list on trade (user_id, id desc);

-- What a trade pays for. A subject has at most one open trade of a purpose.
create table trade_subject (
  user_id bigint not null,
  trade_id bigint not null,
  purpose text not null,
  subject_id bigint not null,
  amount_cny bigint not null check (amount_cny >= 0),
  -- Gone from an open trade when it is cancelled; a subject may then stand in a new one.
  live boolean not null default true,
  primary key (user_id, trade_id, subject_id),
  foreign key (user_id, trade_id) references trade (user_id, id)
);
create unique index trade_subject_one_live on trade_subject (purpose, subject_id) where live;

-- One try to take money through the gateway. Never a card number: the token's last four digits and brand only.
create table payment_attempt (
  user_id bigint not null,
  id bigint generated always as identity,
  trade_id bigint not null,
  state text not null check (state in ('created', 'needs-action', 'captured', 'declined', 'cancelled', 'uncertain', 'refunded')),
  gateway_id text,
  currency text not null,
  -- In minor units of `currency`, surcharge included.
  amount bigint not null check (amount > 0),
  surcharge_cny bigint not null default 0 check (surcharge_cny >= 0),
  rate text not null,
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  decline_reason text,
  -- How captured money was used: it paid the trade, or went to the wallet because the trade was already paid or gone (rules F10 and F11).
  outcome text check (outcome in ('paid-trade', 'wallet', 'suspense')),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, trade_id) references trade (user_id, id)
);
create unique index payment_attempt_gateway on payment_attempt (gateway_id);
create index payment_attempt_trade on payment_attempt (user_id, trade_id);
create index payment_attempt_open on payment_attempt (created_at) where state in ('created', 'needs-action', 'uncertain');

-- A gateway's notice has one effect, however often it comes (rule M6).
create table gateway_event (
  event_id text primary key,
  kind text not null,
  gateway_id text,
  received_at timestamptz not null,
  payload jsonb not null
);

-- Proof of the payment password: bound to one payable and amount, five minutes, once (rule F50).
create table pay_proof (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  purpose text not null,
  amount_cny bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
