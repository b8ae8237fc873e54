-- A message says the courier's name in both languages, as it was when it was told: the list of couriers can be changed.
update message
set facts = jsonb_set(facts, '{courier}', coalesce(
  (select named.name from (values
    ('sf', '{"zh": "顺丰速运", "en": "SF Express"}'::jsonb),
    ('zto', '{"zh": "中通快递", "en": "ZTO Express"}'::jsonb),
    ('yto', '{"zh": "圆通速递", "en": "YTO Express"}'::jsonb),
    ('sto', '{"zh": "申通快递", "en": "STO Express"}'::jsonb),
    ('yunda', '{"zh": "韵达快递", "en": "Yunda Express"}'::jsonb),
    ('jd', '{"zh": "京东快递", "en": "JD Logistics"}'::jsonb),
    ('ems', '{"zh": "中国邮政 EMS", "en": "China Post EMS"}'::jsonb),
    ('jt', '{"zh": "极兔速递", "en": "J&T Express"}'::jsonb),
    ('deppon', '{"zh": "德邦快递", "en": "Deppon Express"}'::jsonb),
    ('best', '{"zh": "百世快递", "en": "Best Express"}'::jsonb),
    ('other', '{"zh": "其他快递", "en": "Other courier"}'::jsonb)
  ) as named (code, name) where named.code = facts ->> 'courier'),
  jsonb_build_object('zh', facts ->> 'courier', 'en', facts ->> 'courier')
))
where jsonb_typeof(facts -> 'courier') = 'string';
