-- expands
-- Nodes keep for some seconds whose session a cookie is, and hear at once of one that ends: signed out, cut short, or its account stopped.
create function tell_session_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_over', '');
  return null;
end $$;
create function tell_sessions_gone() returns trigger language plpgsql as $$
begin
  if exists (select from gone) then perform pg_notify('session_over', ''); end if;
  return null;
end $$;
create trigger session_gone after delete on session referencing old table as gone
  for each statement execute function tell_sessions_gone();
create trigger session_cut_short after update of expires_at, token_hash, user_id on session
  for each row execute function tell_session_over();
create trigger app_user_stopped after update of disabled on app_user
  for each row when (old.disabled is distinct from new.disabled) execute function tell_session_over();
