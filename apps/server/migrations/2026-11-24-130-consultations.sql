-- expands
-- Talking to us (decision 50): a thread, what is said in it, priority for its answer, and replies kept for use again.
create sequence consult_serial start with 1000001;

create table consult (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  consult_no text not null,
  type text not null check (type in ('order', 'return-exchange', 'package', 'after-sale', 'expert', 'legal', 'other')),
  -- What it is about, by the number its customer knows; nothing where it is about nothing in particular.
  subject_kind text check (subject_kind in ('order', 'item', 'parcel', 'expert')),
  subject_no text check (length(subject_no) between 2 and 40),
  title text not null check (length(title) between 1 and 80),
  state text not null check (state in ('untreated', 'processing', 'processed', 'closed', 'cancelled')),
  created_at timestamptz not null,
  -- Until when we answer.
  due_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  -- The last words, for the lists.
  last_at timestamptz not null,
  last_text text not null,
  last_by_staff boolean not null default false,
  -- How many messages there are, and how many answers its customer has not read.
  messages integer not null default 0 check (messages >= 0),
  unread integer not null default 0 check (unread between 0 and messages),
  stars smallint check (stars between 1 and 5),
  rating_words text not null default '' check (length(rating_words) <= 300),
  rated_at timestamptz,
  primary key (user_id, id),
  check ((subject_kind is null) = (subject_no is null)),
  check (subject_kind is not null or type in ('expert', 'legal', 'other')),
  -- It has a due time exactly while it waits for us.
  check ((state in ('untreated', 'processing')) = (due_at is not null)),
  check ((state in ('closed', 'cancelled')) = (closed_at is not null)),
  check (state <> 'processed' or answered_at is not null),
  check (state <> 'cancelled' or answered_at is null),
  check ((stars is null) = (rated_at is null)),
  check (stars is null or answered_at is not null)
);
create unique index consult_no_once on consult (consult_no);
create index consult_list on consult (user_id, last_at desc, id desc);
create index consult_about on consult (user_id, subject_kind, subject_no) where subject_no is not null;
create index consult_unread on consult (user_id) where unread > 0;
-- The inbox: what waits, by when it is due, all of it and type by type; and what was answered and what has ended, the latest first.
create index consult_waiting on consult (due_at, id) where due_at is not null;
create index consult_waiting_of_type on consult (type, due_at, id) where due_at is not null;
create index consult_answered on consult (last_at desc, id desc) where state = 'processed';
create index consult_ended on consult (last_at desc, id desc) where state in ('closed', 'cancelled');

create table consult_message (
  user_id bigint not null,
  consult_id bigint not null,
  seq integer not null check (seq > 0),
  -- Null: its customer wrote it.
  staff_id bigint references staff (id),
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null,
  primary key (user_id, consult_id, seq),
  foreign key (user_id, consult_id) references consult (user_id, id)
);

create table consult_picture (
  user_id bigint not null,
  consult_id bigint not null,
  seq integer not null,
  position smallint not null check (position between 0 and 8),
  file_id text not null references stored_file (id),
  primary key (user_id, consult_id, seq, position),
  foreign key (user_id, consult_id, seq) references consult_message (user_id, consult_id, seq)
);

-- What was said stands.
create function consult_message_stands() returns trigger language plpgsql as $$
begin
  raise exception 'what was said in a consultation is never changed or deleted';
end $$;
create trigger consult_message_append_only before update or delete on consult_message for each row execute function consult_message_stands();
create trigger consult_picture_append_only before update or delete on consult_picture for each row execute function consult_message_stands();

-- Speedy response: priority for the answer a thread waits for, at the price of the day it was asked for.
create table consult_speedy (
  user_id bigint not null,
  id bigint generated always as identity,
  consult_id bigint not null,
  state text not null check (state in ('unpaid', 'paid', 'kept', 'returned', 'lapsed')),
  price_cny bigint not null check (price_cny > 0),
  created_at timestamptz not null,
  pay_before timestamptz not null,
  paid_at timestamptz,
  due_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, consult_id) references consult (user_id, id),
  check ((state in ('paid', 'kept', 'returned')) = (paid_at is not null)),
  check ((paid_at is null) = (due_at is null)),
  check ((state in ('unpaid', 'paid')) = (ended_at is null)),
  -- Earned only by an answer before the promised instant.
  check (state <> 'kept' or ended_at < due_at)
);
create index consult_speedy_of on consult_speedy (user_id, consult_id, id);
create unique index consult_speedy_one on consult_speedy (user_id, consult_id) where state in ('unpaid', 'paid');

create table saved_reply (
  id bigint generated always as identity primary key,
  title_zh text not null check (length(title_zh) between 1 and 60),
  title_en text not null check (length(title_en) between 1 and 60),
  text_zh text not null check (length(text_zh) between 1 and 2000),
  text_en text not null check (length(text_en) between 1 and 2000),
  version integer not null check (version > 0),
  changed_by bigint not null references staff (id),
  changed_at timestamptz not null,
  removed_at timestamptz
);

alter table trade drop constraint trade_purpose_check;
alter table trade add constraint trade_purpose_check
  check (purpose in ('order', 'parcel', 'back-payment', 'recharge', 'service', 'supplement', 'return', 'storage', 'expert', 'consult'));
alter table timeline drop constraint timeline_subject_kind_check;
alter table timeline add constraint timeline_subject_kind_check check (subject_kind in ('item', 'parcel', 'trade', 'service', 'return',
  'abnormal', 'enquiry', 'expert', 'claim', 'storage-task', 'storage-extension', 'withdrawal', 'transfer', 'consult'));
