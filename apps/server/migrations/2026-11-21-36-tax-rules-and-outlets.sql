-- Tax rules as staff make them, beside those of content/tax-rules.csv: on the same day for the same country theirs counts. A row is made by
-- one and checked by another, as price lists are (decision 34), and begins on its day.
create table tax_rule (
  id bigint generated always as identity primary key,
  state text not null check (state in ('draft', 'scheduled', 'withdrawn')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  begins_on date not null,
  -- Null: from that day on no rule is known.
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Minor units of the currency.
  duty_relief bigint check (duty_relief >= 0),
  duty_bp integer check (duty_bp between 0 and 10000),
  vat_relief bigint check (vat_relief >= 0),
  vat_bp integer check (vat_bp between 0 and 10000),
  flat_per_line bigint check (flat_per_line >= 0),
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  source text not null,
  made_by bigint not null references staff (id),
  made_at timestamptz not null,
  checked_by bigint references staff (id),
  checked_at timestamptz,
  -- Nobody else could have checked it; the audit log says so too.
  checked_alone boolean not null default false,
  withdrawn_by bigint references staff (id),
  withdrawn_at timestamptz,
  check (num_nulls(currency, duty_relief, duty_bp, vat_relief, vat_bp, flat_per_line) in (0, 6)),
  check ((checked_by is null) = (checked_at is null)),
  check (state <> 'draft' or checked_by is null),
  check (state <> 'scheduled' or checked_by is not null),
  check ((state = 'withdrawn') = (withdrawn_by is not null) and (withdrawn_by is null) = (withdrawn_at is null)),
  -- Maker and checker are two people where there are two.
  check (checked_by is null or checked_by <> made_by or checked_alone)
);
-- A country has one rule a day.
create unique index tax_rule_day on tax_rule (country, begins_on) where state = 'scheduled';

-- Pickup outlets as staff keep them, beside those of content/outlets.csv: under the same code theirs counts.
create table outlet (
  code text primary key check (code ~ '^[A-Z0-9-]{3,20}$'),
  line_id text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city_cn text not null,
  city_en text not null,
  name_cn text not null,
  name_en text not null,
  address_cn text not null,
  address_en text not null,
  phone text not null,
  hours text not null,
  -- No parcel is sent there any more; those on their way are still fetched there.
  closed boolean not null default false,
  changed_by bigint not null references staff (id),
  changed_at timestamptz not null
);
