-- Every rule of the operator's, as dated versions. One is made by one person and checked by another, as price lists are (decision 34), and holds
-- from `effective_from` until a later one does. The first of each comes from content/settings and has no maker.
create table setting_version (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][A-Za-z0-9]{2,60}$'),
  value jsonb not null,
  note text not null,
  state text not null check (state in ('draft', 'scheduled', 'withdrawn')),
  -- Null: the operator's files, at the first start.
  drafted_by bigint references staff (id),
  drafted_at timestamptz not null,
  effective_from timestamptz,
  checked_by bigint references staff (id),
  checked_at timestamptz,
  -- Nobody else could have checked it; the audit log says so too.
  checked_alone boolean not null default false,
  withdrawn_by bigint references staff (id),
  withdrawn_at timestamptz,
  check ((checked_by is null) = (checked_at is null)),
  check ((effective_from is not null) = (checked_by is not null or drafted_by is null)),
  check (state <> 'draft' or effective_from is null),
  check (state <> 'scheduled' or effective_from is not null),
  check (drafted_by is not null or (state = 'scheduled' and checked_by is null)),
  check ((state = 'withdrawn') = (withdrawn_by is not null) and (withdrawn_by is null) = (withdrawn_at is null)),
  -- Maker and checker are two people where there are two.
  check (checked_by is null or checked_by <> drafted_by or checked_alone)
);
-- A setting has one value from a moment on, and comes from the files once.
create unique index setting_version_moment on setting_version (name, effective_from) where state = 'scheduled';
create unique index setting_version_first on setting_version (name) where drafted_by is null;
create index setting_version_by_name on setting_version (name, id);

-- What was agreed can always be shown: a version is never changed nor deleted, it is checked once and taken back once.
create function keep_setting_version() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then raise exception 'versions of settings are kept'; end if;
  if (old.name, old.value, old.note, old.drafted_by, old.drafted_at) is distinct from (new.name, new.value, new.note, new.drafted_by, new.drafted_at)
    or (old.state = 'draft' and new.state not in ('scheduled', 'withdrawn'))
    or (old.state = 'scheduled' and (new.state <> 'withdrawn'
      or (old.effective_from, old.checked_by, old.checked_at, old.checked_alone)
        is distinct from (new.effective_from, new.checked_by, new.checked_at, new.checked_alone)))
    or old.state = 'withdrawn' or old.drafted_by is null
  then raise exception 'a version of a setting is checked once and withdrawn once, nothing else of it changes'; end if;
  return new;
end $$;
create trigger setting_version_kept before update or delete on setting_version for each row execute function keep_setting_version();
create trigger setting_version_not_emptied before truncate on setting_version for each statement execute function keep_setting_version();

-- Nodes hear of a change at once (notify), and find it by the stamp where they did not hear.
create table setting_stamp (singleton boolean primary key default true check (singleton), stamp bigint not null);
insert into setting_stamp (stamp) values (0);
create function stamp_settings() returns trigger language plpgsql as $$
begin
  update setting_stamp set stamp = stamp + 1;
  perform pg_notify('setting', '');
  return null;
end $$;
create trigger setting_version_stamped after insert or update on setting_version for each statement execute function stamp_settings();
