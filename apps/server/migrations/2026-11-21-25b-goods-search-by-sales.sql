-- What sells best stands together: a search reads the best-sold parts first, which are small and stay in memory, and stops when it has
-- enough. The rows are made anew by the sweep "index goods for search".
drop table goods_search;
create table goods_search (
  goods_id bigint not null references goods (id),
  price_cny bigint not null check (price_cny >= 0),
  sales integer not null,
  class_id text,
  version smallint not null,
  terms tsvector not null,
  primary key (goods_id, sales)
) partition by range (sales);
create table goods_search_30000 partition of goods_search for values from (30000) to (maxvalue);
create table goods_search_10000 partition of goods_search for values from (10000) to (30000);
create table goods_search_3000 partition of goods_search for values from (3000) to (10000);
create table goods_search_1000 partition of goods_search for values from (1000) to (3000);
create table goods_search_300 partition of goods_search for values from (300) to (1000);
create table goods_search_100 partition of goods_search for values from (100) to (300);
create table goods_search_0 partition of goods_search for values from (minvalue) to (100);
create index goods_search_terms on goods_search using gin (terms) with (fastupdate = off);

-- The best-sold goods that hold the needle, at most so many; below a hundred sold, in the order they were kept. The planner is kept from
-- reading whole tables: it takes words for independent of each other, and a hundred thousand rows for near.
create function goods_found(needle tsquery, price_from bigint, price_to bigint, at_most integer)
returns table (goods_id bigint, price_cny bigint, sales integer, class_id text)
language plpgsql stable
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  floors constant integer[] := array[30000, 10000, 3000, 1000, 300, 100];
  reached integer;
  above integer := 2147483647;
  left_over integer := at_most;
  added integer;
begin
  foreach reached in array floors loop
    return query
      select s.goods_id, s.price_cny, s.sales, s.class_id from goods_search s
      where s.terms @@ needle and s.sales >= reached and s.sales < above and s.price_cny between price_from and price_to
      order by s.sales desc, s.goods_id limit left_over;
    get diagnostics added = row_count;
    left_over := left_over - added;
    if left_over <= 0 then return; end if;
    above := reached;
  end loop;
  return query
    select s.goods_id, s.price_cny, s.sales, s.class_id from goods_search s
    where s.terms @@ needle and s.sales < 100 and s.price_cny between price_from and price_to limit left_over;
end $$;
