-- Prices of the lines as staff import them. The files in content/freight are version 0; a version in force is the scheduled one with the
-- latest day that has begun (Beijing).
create table rate_card_version (
  id bigint generated always as identity primary key,
  state text not null check (state in ('draft', 'scheduled', 'withdrawn')),
  lines_csv text not null,
  tariffs_csv text not null,
  surcharges_csv text not null,
  performance_csv text not null,
  note text not null,
  -- The version it was made from; 0: the files.
  based_on bigint not null check (based_on >= 0),
  imported_by bigint not null references staff (id),
  imported_at timestamptz not null,
  takes_effect_on date,
  scheduled_by bigint references staff (id),
  scheduled_at timestamptz,
  -- Nobody else could have checked it; the audit log says so too.
  checked_alone boolean not null default false,
  withdrawn_by bigint references staff (id),
  withdrawn_at timestamptz,
  check ((scheduled_by is null) = (scheduled_at is null) and (scheduled_by is null) = (takes_effect_on is null)),
  check (state <> 'draft' or scheduled_by is null),
  check (state <> 'scheduled' or scheduled_by is not null),
  check ((state = 'withdrawn') = (withdrawn_by is not null) and (withdrawn_by is null) = (withdrawn_at is null)),
  -- Maker and checker are two people where there are two.
  check (scheduled_by is null or scheduled_by <> imported_by or checked_alone)
);
-- One price list begins on a day, never two.
create unique index rate_card_version_day on rate_card_version (takes_effect_on) where state = 'scheduled';

-- The latest parcels whoever they belong to (a new price list is tried on them), and what left lately (figures by line).
create index parcel_recent on parcel (created_at desc);
create index parcel_shipped on parcel (shipped_at) where shipped_at is not null;
