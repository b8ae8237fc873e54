-- expands: staff open the shop as one customer sees it, read only and for a short time (decision 97).
create table customer_viewing (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  -- Whose sign-out ends it; gone with that session.
  staff_session_id bigint references session (id) on delete set null,
  user_id bigint not null references app_user (id),
  reason text not null check (length(btrim(reason)) between 1 and 500),
  minutes integer not null check (minutes between 1 and 60),
  -- The console hands it to the shop's page, which takes it once for the token of the visit. Only hashes are kept.
  ticket_hash bytea not null unique,
  ticket_until timestamptz not null default now() + interval '1 minute',
  token_hash bytea unique,
  -- Real time, as of sessions (decision 15).
  begun_at timestamptz,
  until timestamptz,
  ended_at timestamptz,
  ended_how text check (ended_how in ('by-staff', 'by-another', 'signed-out', 'right-lost', 'time')),
  -- The end of what was begun stands in the audit log.
  end_noted boolean not null default false,
  constraint customer_viewing_begun check ((begun_at is null) = (token_hash is null) and (begun_at is null) = (until is null)),
  constraint customer_viewing_short check (until <= begun_at + make_interval(mins => minutes)),
  constraint customer_viewing_ended check ((ended_at is null) = (ended_how is null))
);
-- One customer a visit, and one visit at a time for each member of staff.
create unique index customer_viewing_one on customer_viewing (staff_id) where ended_at is null;
create index customer_viewing_of_customer on customer_viewing (user_id, id desc);
create index customer_viewing_of_session on customer_viewing (staff_session_id) where ended_at is null;
create index customer_viewing_to_note on customer_viewing (id) where not end_noted;

-- Whoever signs out, or is signed out, sees nothing more, however their session ended.
create function end_viewings_of_session() returns trigger language plpgsql as $$
begin
  update customer_viewing set ended_at = now(), ended_how = 'signed-out' where staff_session_id = old.id and ended_at is null;
  return old;
end $$;
create trigger session_ends_viewings before delete on session
  for each row when (old.audience = 'staff') execute function end_viewings_of_session();
