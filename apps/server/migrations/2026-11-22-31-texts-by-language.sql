-- Texts kept as JSON name their languages as everything else does: {"cn", "en"} becomes {"zh", "en"}, "nameZh" beside "nameEn" becomes
-- "name": {"zh", "en"}. What a message says why is its code, no longer the sentence in two languages. Running it twice changes nothing.
create or replace function pg_temp.by_language(doc jsonb) returns jsonb language plpgsql as $$
declare
  made jsonb;
begin
  if jsonb_typeof(doc) = 'array' then
    select coalesce(jsonb_agg(pg_temp.by_language(part) order by place), '[]') into made
    from jsonb_array_elements(doc) with ordinality as parts (part, place);
    return made;
  end if;
  if jsonb_typeof(doc) <> 'object' then
    return doc;
  end if;
  select coalesce(jsonb_object_agg(case when key = 'cn' and doc ? 'en' then 'zh' else key end, pg_temp.by_language(value)), '{}')
  into made from jsonb_each(doc);
  if made ? 'nameZh' and made ? 'nameEn' then
    made := (made - 'nameZh' - 'nameEn')
      || jsonb_build_object('name', jsonb_build_object('zh', made -> 'nameZh', 'en', made -> 'nameEn'));
  end if;
  return made;
end
$$;

do $$
declare
  kept record;
begin
  for kept in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and c.data_type = 'jsonb' and t.table_type = 'BASE TABLE'
    order by 1, 2
  loop
    execute format(
      'update %1$I set %2$I = pg_temp.by_language(%2$I) where %2$I::text like ''%%"cn": %%'' or %2$I::text like ''%%"nameZh": %%''',
      kept.table_name, kept.column_name);
  end loop;
end
$$;

update message
set facts = (facts - 'reasonZh' - 'reasonEn') || jsonb_build_object('reason', case facts ->> 'reasonZh'
  when '卖家涨价' then 'price-higher'
  when '所选规格缺货' then 'variant-gone'
  when '发货时间变长' then 'longer-wait'
  when '卖家有问题需要您确认' then 'seller-question'
  when '收到的商品与订单不符' then 'wrong-goods'
  when '商品到仓时已破损' then 'damaged'
  when '商品属于禁运品，无法寄送' then 'forbidden'
  when '商品数量或配件不全' then 'incomplete'
  when '商品来自跨境平台的海外店铺，华南仓不接收' then 'overseas-store'
  when '承运商未能找到包裹' then 'lost'
  when '包裹正在退回仓库' then 'returned'
  when '包裹被海关扣留' then 'seized'
  else facts ->> 'reasonEn'
end)
where facts ? 'reasonZh';

update message
set facts = (facts - 'kindZh' - 'kindEn') || jsonb_build_object('kind', facts ->> 'kindEn')
where facts ? 'kindZh';

-- Price lists as staff imported them: the columns of their first line.
update rate_card_version
set lines_csv = replace(split_part(lines_csv, chr(10), 1), '_cn', '_zh') || substr(lines_csv, strpos(lines_csv || chr(10), chr(10)))
where split_part(lines_csv, chr(10), 1) like '%\_cn%';
