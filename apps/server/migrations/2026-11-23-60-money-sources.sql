-- expands
-- Where the money in a wallet came from. A source is one arrival (a card charge, a transfer, what the provider gave); spending takes from
-- the sources that came first, a refund puts back what it was paid from, and a withdrawal goes back to the payer.

create table money_source (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  -- earlier: stood there before sources were kept. unexplained: given back by an entry of before that.
  kind text not null check (kind in ('card', 'transfer', 'given', 'earlier', 'unexplained')),
  -- The currency of the wallet it stands in, and what came of it, in minor units.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- What the payer gave for it, as it would go back.
  paid_currency text not null check (paid_currency ~ '^[A-Z]{3}$'),
  paid_amount bigint not null check (paid_amount > 0),
  -- The card payment's id, the transfer's number, the claim's.
  reference text,
  arrived_at timestamptz not null,
  in_wallet bigint not null default 0 check (in_wallet >= 0),
  -- Gone back to the payer, of `amount` and of `paid_amount`.
  returned bigint not null default 0 check (returned >= 0),
  returned_paid bigint not null default 0 check (returned_paid >= 0 and returned_paid <= paid_amount),
  primary key (user_id, id),
  check (in_wallet + returned <= amount)
);
create index money_source_standing on money_source (user_id, currency, arrived_at, id) where in_wallet > 0;
create index money_source_reference on money_source (kind, reference) where reference is not null;

-- What an entry did to a source. A purse is what money was spent on: 'order:55', 'parcel:7', 'withdrawal:3'; null: it came in.
create table source_move (
  user_id bigint not null,
  id bigint generated always as identity,
  source_id bigint not null,
  entry_id bigint references ledger_entry (id),
  purse text,
  -- Above zero into the wallet, below zero out of it.
  amount bigint not null check (amount <> 0),
  primary key (user_id, id),
  foreign key (user_id, source_id) references money_source (user_id, id)
);
create index source_move_purse on source_move (user_id, purse, source_id) where purse is not null;
create index source_move_source on source_move (user_id, source_id);
create index source_move_entry on source_move (entry_id);
create trigger source_move_append_only before update or delete on source_move for each row execute function ledger_refuse_change();
create trigger source_move_no_truncate before truncate on source_move for each statement execute function ledger_refuse_change();

-- What is paid for may belong to something else: a dearer purchase's supplement to its order, which gives it back.
alter table trade_subject add column purse text;

-- What stands in a CNY wallet now is laid to its latest card recharges, the rest to before.
with charge as (
  select a.user_id, a.id, coalesce(a.settled_at, a.created_at) as at, a.currency, a.amount as charged,
    case when a.outcome = 'wallet' then t.amount_cny + a.surcharge_cny else t.amount_cny end as amount,
    t.amount_cny + a.surcharge_cny as total
  from payment_attempt a join trade t on t.user_id = a.user_id and t.id = a.trade_id
  where a.state = 'captured' and (a.outcome = 'wallet' or (a.outcome = 'paid-trade' and t.purpose = 'recharge'))
), laid as (
  select c.*, least(c.amount, w.balance - (sum(c.amount) over earlier - c.amount)) as standing
  from charge c join ledger_account w on w.owner_user_id = c.user_id and w.kind = 'wallet' and w.currency = 'CNY'
  window earlier as (partition by c.user_id order by c.at desc, c.id desc)
), made as (
  insert into money_source (user_id, kind, currency, amount, paid_currency, paid_amount, reference, arrived_at, in_wallet)
  select user_id, 'card', 'CNY', amount, currency, greatest(1, round(charged::numeric * amount / total)), id::text, at, standing
  from laid where standing > 0
  returning user_id, id, in_wallet
)
insert into source_move (user_id, source_id, amount) select user_id, id, in_wallet from made;

with rest as (
  select w.owner_user_id as user_id, w.currency, w.balance - coalesce(sum(s.in_wallet), 0) as standing
  from ledger_account w left join money_source s on s.user_id = w.owner_user_id and s.currency = w.currency
  where w.kind = 'wallet' group by w.id, w.owner_user_id, w.currency, w.balance
), made as (
  insert into money_source (user_id, kind, currency, amount, paid_currency, paid_amount, arrived_at, in_wallet)
  select user_id, 'earlier', currency, standing, currency, standing, now(), standing from rest where standing > 0
  returning user_id, id, in_wallet
)
insert into source_move (user_id, source_id, amount) select user_id, id, in_wallet from made;

-- What was paid for and may still be given back: a source of its own for each part of a paid trade, spent on that part.
do $$
declare part record; made bigint;
begin
  for part in
    select s.user_id, s.purpose, s.subject_id, t.paid_at, a.id as attempt_id, a.currency as charged_in, a.amount as charged,
      t.amount_cny + coalesce(a.surcharge_cny, 0) as total,
      s.amount_cny - least(s.amount_cny, greatest(0, t.refunded_cny - (sum(s.amount_cny) over parts - s.amount_cny))) as amount
    from trade_subject s
    join trade t on t.user_id = s.user_id and t.id = s.trade_id and t.state = 'paid'
    left join payment_attempt a on a.user_id = t.user_id and a.trade_id = t.id and a.outcome = 'paid-trade'
    where s.live
    window parts as (partition by s.user_id, s.trade_id order by s.subject_id)
    order by s.user_id, s.trade_id, s.subject_id
  loop
    continue when part.amount <= 0;
    insert into money_source (user_id, kind, currency, amount, paid_currency, paid_amount, reference, arrived_at)
    values (part.user_id, case when part.attempt_id is null then 'earlier' else 'card' end, 'CNY', part.amount,
      coalesce(part.charged_in, 'CNY'), coalesce(greatest(1, round(part.charged::numeric * part.amount / part.total)), part.amount),
      part.attempt_id::text, part.paid_at)
    returning id into made;
    insert into source_move (user_id, source_id, purse, amount)
    values (part.user_id, made, null, part.amount), (part.user_id, made, part.purpose || ':' || part.subject_id, -part.amount);
  end loop;
end $$;
