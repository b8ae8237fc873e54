-- expands
-- Staff read what happened to a customer, the latest first, whatever it happened to.
create index timeline_user_at on timeline (user_id, at desc);
