-- expands: staff write one message to many customers, checked by a second person, sent in batches (decision 98).
create table broadcast (
  id bigint generated always as identity primary key,
  -- News everybody gets; offers only those who asked for them.
  kind text not null check (kind in ('news', 'offer')),
  title_zh text not null check (length(title_zh) between 1 and 60),
  title_en text not null check (length(title_en) between 1 and 60),
  body_zh text not null check (length(body_zh) between 1 and 2000),
  body_en text not null check (length(body_en) between 1 and 2000),
  -- A path of the shop without its language.
  link text check (link like '/%' and link not like '//%'),
  by_mail boolean not null,
  audience jsonb not null,
  -- Null: as soon as it is checked.
  send_at timestamptz,
  created_at timestamptz not null,
  created_by bigint not null references staff (id),
  checked_at timestamptz,
  checked_by bigint references staff (id),
  checked_alone boolean not null default false,
  started_at timestamptz,
  ended_at timestamptz,
  stopped_at timestamptz,
  stopped_by bigint references staff (id),
  -- Accounts up to this number have been looked at; moved on in the transaction that tells them.
  told_up_to bigint not null default 0,
  sent integer not null default 0 check (sent >= 0),
  mailed integer not null default 0 check (mailed >= 0),
  left_out jsonb not null default '{}',
  constraint broadcast_checked check ((checked_at is null) = (checked_by is null)),
  constraint broadcast_checked_alone check (checked_alone = (checked_by is not null and checked_by = created_by)),
  -- Nobody is told what nobody checked, and nobody once it was stopped before it began.
  constraint broadcast_checked_first check (started_at is null or checked_at is not null),
  constraint broadcast_stopped check ((stopped_at is null) = (stopped_by is null)),
  constraint broadcast_ended check (ended_at is null or started_at is not null),
  constraint broadcast_begun_first check ((sent = 0 and told_up_to = 0) or started_at is not null),
  constraint broadcast_mailed check (mailed <= sent)
);
create index broadcast_to_start on broadcast (send_at) where checked_at is not null and started_at is null and stopped_at is null;
create index broadcast_running on broadcast (id) where started_at is not null and ended_at is null and stopped_at is null;

-- Whom it reached: each person once, however often its work is taken up.
create table broadcast_person (
  broadcast_id bigint not null references broadcast (id),
  user_id bigint not null references app_user (id),
  message_id bigint,
  mail_id text,
  primary key (broadcast_id, user_id)
);
create index broadcast_person_of_user on broadcast_person (user_id);

-- Nothing is told for one that was not begun, or was stopped, whatever forgets to ask.
create function broadcast_is_under_way() returns trigger language plpgsql as $$
begin
  if not exists (select from broadcast where id = new.broadcast_id and started_at is not null and stopped_at is null) then
    raise exception 'broadcast % is not under way', new.broadcast_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger broadcast_person_in_time before insert on broadcast_person
  for each row execute function broadcast_is_under_way();
