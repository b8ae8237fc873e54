-- expands: a kind of coupon for chosen shops names some; what was made before stays as it is
alter table coupon_kind add constraint coupon_kind_names_shops
  check (scope not in ('preferred', 'shops') or jsonb_array_length(shops) > 0) not valid;
