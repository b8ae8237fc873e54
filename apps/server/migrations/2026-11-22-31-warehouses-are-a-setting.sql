-- Warehouses are the operator's (setting `warehouses`): more than two, numbered 1 to 99.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as owner, c.conname as name
    from pg_constraint c
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%warehouse_id = ANY (ARRAY[1, 2])%'
  loop
    execute format('alter table %s drop constraint %I', one.owner, one.name);
    execute format('alter table %s add constraint %I check (warehouse_id between 1 and 99)', one.owner, one.name);
  end loop;
end $$;
