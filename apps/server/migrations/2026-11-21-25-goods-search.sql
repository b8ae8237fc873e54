-- Search over the stored catalogue: one narrow row for each thing on sale. The terms are made by packages/domain/src/goods-search;
-- `version` says by which of its rules. Terms are kept out of line, so that sorting thousands of rows reads little.
create table goods_search (
  goods_id bigint primary key references goods (id),
  price_cny bigint not null check (price_cny >= 0),
  sales integer not null,
  class_id text,
  version smallint not null,
  terms tsvector not null
) with (toast_tuple_target = 128);
alter table goods_search alter column terms set storage external;
create index goods_search_terms on goods_search using gin (terms) with (fastupdate = off);

-- The catalogue's own words, which a mistyped one may have meant.
create table goods_word (word text primary key check (length(word) between 3 and 40));
create index goods_word_like on goods_word using gin (word gin_trgm_ops);

drop index goods_search_zh;
drop index goods_search_en;

-- What goods cost since when; a row for each change a look-up saw.
create table goods_price (
  goods_id bigint not null references goods (id),
  since timestamptz not null,
  price_cny bigint not null check (price_cny >= 0),
  primary key (goods_id, since)
);
insert into goods_price (goods_id, since, price_cny) select id, fetched_at, price_cny from goods;

-- Photos of earlier pieces of the same goods are found from the goods.
create index photo_standard_item on photo (user_id, subject_id) where subject_kind = 'item' and kind = 'standard';
