-- expands: items stocked in by mistake are put back to expected; what had been written down of them is kept here.
create table stock_in_undone (
  user_id bigint not null,
  item_id bigint not null,
  seq integer not null check (seq > 0),
  stocked_in_by bigint not null references staff (id),
  stocked_in_at timestamptz not null,
  grams integer not null check (grams between 1 and 100000),
  -- Millimetres, longest first.
  sides_mm integer[] not null check (cardinality(sides_mm) = 3),
  shelf text not null,
  -- File ids; the files are kept when they are shown no more.
  photos text[] not null,
  reason text not null check (reason in ('wrong-item', 'not-here', 'too-early')),
  note text not null,
  undone_by bigint not null references staff (id),
  undone_at timestamptz not null check (undone_at >= stocked_in_at),
  primary key (user_id, item_id, seq),
  foreign key (user_id, item_id) references stored_item (user_id, item_id)
);
