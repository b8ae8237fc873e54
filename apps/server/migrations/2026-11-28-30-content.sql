-- expands: what the version before reads from files is kept here from now on; it goes on reading its files
-- Texts, adverts and notices as dated versions. Of those whose time it is the one that began last is shown; when it is over or taken back, the one
-- beneath it is shown again. The first of each comes from `content/` and has no maker.
create table content_version (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('article', 'advert', 'notice')),
  name text not null check (name ~ '^[a-z0-9-]{2,64}$'),
  piece jsonb not null,
  -- False: from then on it is not shown at all.
  is_shown boolean not null default true,
  -- Who accepted an agreement before this version is asked again.
  asks_again boolean not null default false,
  note text not null,
  made_by bigint references staff (id),
  made_at timestamptz not null,
  shows_from timestamptz not null,
  shows_until timestamptz check (shows_until > shows_from),
  withdrawn_by bigint references staff (id),
  withdrawn_at timestamptz,
  -- The day the words of an article last changed, by the calendar of Beijing.
  updated_on text check (updated_on ~ '^\d{4}-\d\d-\d\d$'),
  -- Of what the files said: the same is put in once.
  digest text,
  check ((kind = 'article') = (updated_on is not null)),
  check ((made_by is null) = (digest is not null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (made_by is not null or withdrawn_by is null)
);
create unique index content_version_of_files on content_version (kind, name, digest);
create index content_version_by_name on content_version (kind, name, id);

-- What somebody read or accepted can always be shown: a version is made once and taken back once.
create function keep_content_version() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then raise exception 'versions of texts are kept'; end if;
  if old.withdrawn_at is not null or new.withdrawn_at is null
    or (to_jsonb(old) - 'withdrawn_by' - 'withdrawn_at') is distinct from (to_jsonb(new) - 'withdrawn_by' - 'withdrawn_at')
  then raise exception 'a version of a text is taken back once, nothing else of it changes'; end if;
  return new;
end $$;
create trigger content_version_kept before update or delete on content_version for each row execute function keep_content_version();
create trigger content_version_not_emptied before truncate on content_version for each statement execute function keep_content_version();

-- Nodes hear of a change at once (notify), and find it by the stamp where they did not hear, as with settings.
create table content_stamp (singleton boolean primary key default true check (singleton), stamp bigint not null);
insert into content_stamp (stamp) values (0);
create function stamp_content() returns trigger language plpgsql as $$
begin
  update content_stamp set stamp = stamp + 1;
  perform pg_notify('content', '');
  return null;
end $$;
create trigger content_version_stamped after insert or update on content_version for each statement execute function stamp_content();
