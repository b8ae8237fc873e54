-- expands: coupons and discount codes are made by one and checked by another before any customer can have them (decision 93).
alter table coupon_kind
  add column checked_by bigint references staff (id),
  -- The default is for the version before, which knows no check: what it makes is open at once, as it was there.
  add column checked_at timestamptz default now(),
  add column checked_alone boolean not null default false;
alter table discount_code
  add column checked_by bigint references staff (id),
  add column checked_at timestamptz default now(),
  add column checked_alone boolean not null default false;

-- What there is was opened by whoever made it.
update coupon_kind set checked_at = created_at, checked_by = created_by, checked_alone = created_by is not null;
update discount_code set checked_at = created_at, checked_by = created_by, checked_alone = true;

alter table coupon_kind
  add constraint coupon_kind_checked_alone check (checked_alone = (checked_by = created_by)),
  add constraint coupon_kind_checked_by check (checked_by is null or checked_at is not null),
  -- Nobody has a coupon of a kind that nobody checked.
  add constraint coupon_kind_checked_first check (claimed = 0 or checked_at is not null);
alter table discount_code
  add constraint discount_code_checked_alone check (checked_alone = (checked_by = created_by)),
  add constraint discount_code_checked_by check (checked_by is null or checked_at is not null),
  add constraint discount_code_checked_first check (used = 0 or checked_at is not null);
