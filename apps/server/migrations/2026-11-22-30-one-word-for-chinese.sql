-- One word for Chinese: `zh`. `cn` stays the beginning of an address only.
alter table app_user drop constraint app_user_language_check;
update app_user set language = 'zh' where language = 'cn';
alter table app_user alter column language set default 'zh';
-- A language is two letters; which of them the product speaks is the table of languages. `cn` is none.
alter table app_user add constraint app_user_language_check check (language ~ '^[a-z]{2}$' and language <> 'cn');

alter table outlet rename column city_cn to city_zh;
alter table outlet rename column name_cn to name_zh;
alter table outlet rename column address_cn to address_zh;
