-- expands: a table of its own, which the version before does not know
-- What somebody accepted: which version, when, and with what they did it.
create table agreement_acceptance (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  agreement text not null check (agreement ~ '^[a-z0-9-]{2,64}$'),
  version_id bigint not null references content_version (id),
  -- `account`, or what was agreed with it: `order:…`, `parcel:…`, `enquiry:…`.
  accepted_with text not null check (accepted_with ~ '^[a-z]+(:[A-Z0-9-]+)?$'),
  accepted_at timestamptz not null
);
create index agreement_acceptance_by_user on agreement_acceptance (user_id, agreement, accepted_at);
create index agreement_acceptance_by_version on agreement_acceptance (version_id);

create function keep_agreement_acceptance() returns trigger language plpgsql as $$
begin
  raise exception 'what was accepted is kept';
end $$;
create trigger agreement_acceptance_kept before update or delete on agreement_acceptance
  for each row execute function keep_agreement_acceptance();
create trigger agreement_acceptance_not_emptied before truncate on agreement_acceptance
  for each statement execute function keep_agreement_acceptance();
