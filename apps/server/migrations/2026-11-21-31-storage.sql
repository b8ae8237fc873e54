-- Longer storage, what is asked of the storage bench (throw away, split, forfeit), and counting shelves.

-- The end of storage is 90 days after stock-in, plus how long the clock stood still, plus what was paid for: at most 90 days more.
alter table stored_item add column still_ms bigint not null default 0 check (still_ms >= 0);
alter table stored_item add column extended_ms bigint not null default 0 check (extended_ms between 0 and 7776000000);
update stored_item set still_ms = greatest(0, (extract(epoch from free_until - stocked_in_at) * 1000)::bigint - 7776000000);
alter table stored_item add constraint stored_item_end_is_earned
  check (free_until <= stocked_in_at + interval '2160 hours' + (still_ms + extended_ms) * interval '1 millisecond');
create index stored_item_ending on stored_item (user_id, free_until, item_id);
create index stored_item_end on stored_item (free_until);

-- A stored item split in two is one purchase: it was booked under the first of them.
alter table order_item add column split_from bigint;
create index order_item_split_from on order_item (user_id, split_from) where split_from is not null;

create table storage_extension (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  state text not null check (state in ('unpaid', 'paid', 'lapsed')),
  total_cny bigint not null check (total_cny > 0),
  created_at timestamptz not null,
  pay_before timestamptz not null,
  closed_at timestamptz,
  -- Booked as earned, once the payment that made it is.
  earned_at timestamptz,
  primary key (user_id, id),
  check ((state = 'unpaid') = (closed_at is null)),
  check (earned_at is null or state = 'paid')
);
create index storage_extension_unearned on storage_extension (id) where state = 'paid' and earned_at is null;
create table storage_extension_item (
  user_id bigint not null,
  extension_id bigint not null,
  item_id bigint not null,
  months smallint not null check (months between 1 and 3),
  fee_cny bigint not null check (fee_cny > 0),
  -- What the days over free storage cost until then; settled with it.
  overdue_cny bigint not null default 0 check (overdue_cny >= 0),
  ends_before timestamptz not null,
  ends_after timestamptz not null check (ends_after > ends_before),
  unpaid boolean not null default true,
  primary key (user_id, extension_id, item_id),
  foreign key (user_id, extension_id) references storage_extension (user_id, id),
  foreign key (user_id, item_id) references stored_item (user_id, item_id)
);
-- One payment at a time for an item.
create unique index storage_extension_item_one_unpaid on storage_extension_item (user_id, item_id) where unpaid;

create table storage_task (
  user_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  kind text not null check (kind in ('discard', 'split', 'forfeit')),
  state text not null check (state in ('open', 'proposed', 'withdrawn', 'done')),
  pieces integer check (pieces > 0),
  reason text not null default '',
  opened_at timestamptz not null,
  -- Staff may finish it from then on.
  not_before timestamptz not null,
  proposed_at timestamptz,
  proposed_by bigint references staff (id),
  closed_at timestamptz,
  closed_by bigint references staff (id),
  -- What a split made.
  made_item_id bigint,
  primary key (user_id, id),
  foreign key (user_id, item_id) references stored_item (user_id, item_id),
  check ((kind = 'split') = (pieces is not null)),
  check ((closed_at is null) = (state in ('open', 'proposed'))),
  check ((proposed_at is null) = (proposed_by is null)),
  -- Goods are forfeited in two steps a day apart, never in one.
  check (kind <> 'forfeit' or state <> 'done' or closed_at >= proposed_at + interval '24 hours'),
  check (kind <> 'forfeit' or state not in ('proposed', 'done') or proposed_at is not null),
  check (kind = 'forfeit' or proposed_at is null),
  check (kind <> 'discard' or state <> 'done' or closed_at >= opened_at + interval '24 hours'),
  check (state <> 'done' or closed_by is not null),
  check ((made_item_id is not null) = (kind = 'split' and state = 'done'))
);
create unique index storage_task_id on storage_task (id);
create unique index storage_task_one_live on storage_task (user_id, item_id, kind) where state in ('open', 'proposed');
create index storage_task_desk on storage_task (kind, not_before) where state in ('open', 'proposed');

create table shelf_count (
  id bigint generated always as identity primary key,
  warehouse_id smallint not null check (warehouse_id in (1, 2)),
  shelf text not null,
  expected integer not null check (expected >= 0),
  found integer not null check (found >= 0),
  counted_by bigint not null references staff (id),
  counted_at timestamptz not null
);
create index shelf_count_shelf on shelf_count (warehouse_id, shelf, counted_at desc);
create table shelf_difference (
  count_id bigint not null references shelf_count (id),
  item_no text not null,
  -- missing: should lie here and was not found; wrong-shelf: was found and should lie elsewhere; unexpected: should lie on no shelf.
  kind text not null check (kind in ('missing', 'wrong-shelf', 'unexpected')),
  expected_shelf text,
  state text not null,
  settled text check (settled in ('moved', 'noted')),
  note text not null default '',
  settled_by bigint references staff (id),
  settled_at timestamptz,
  primary key (count_id, item_no),
  check ((settled is null) = (settled_at is null) and (settled is null) = (settled_by is null))
);
create index shelf_difference_open on shelf_difference (item_no) where settled is null;

-- Goods that lie there already: one clock each.
insert into timer (kind, subject, due_at)
select 'storage.clock', s.user_id || ':' || s.item_id || ':' || (extract(epoch from s.free_until - interval '720 hours') * 1000)::bigint,
  s.free_until - interval '720 hours'
from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id
where i.state = 'stocked-in' and s.paused_at is null
on conflict do nothing;
