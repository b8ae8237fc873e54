-- expands
-- A visit under way goes on until the one asked for opens: one of each at a time.
drop index customer_viewing_one;
create unique index customer_viewing_one_asked on customer_viewing (staff_id) where ended_at is null and begun_at is null;
create unique index customer_viewing_one_begun on customer_viewing (staff_id) where ended_at is null and begun_at is not null;
