-- What the bench wrote down of a stored item, and what it should have been: the later row begins where the one before ended.
create table stored_correction (
  user_id bigint not null,
  item_id bigint not null,
  seq integer not null check (seq > 0),
  grams_was integer not null check (grams_was between 1 and 100000),
  grams integer not null check (grams between 1 and 100000),
  -- Millimetres, longest first.
  sides_mm_was integer[] not null check (cardinality(sides_mm_was) = 3),
  sides_mm integer[] not null check (cardinality(sides_mm) = 3),
  shelf_was text not null,
  shelf text not null,
  -- The standard photos; files are kept when they are shown no more.
  photos_was text[] not null,
  photos text[] not null check (cardinality(photos) >= 3),
  reason text not null check (reason in ('typing-error', 'measured-again', 'wrong-photos', 'wrong-shelf')),
  note text not null,
  corrected_by bigint not null references staff (id),
  corrected_at timestamptz not null,
  primary key (user_id, item_id, seq),
  foreign key (user_id, item_id) references stored_item (user_id, item_id),
  check ((grams_was, sides_mm_was, shelf_was, photos_was) is distinct from (grams, sides_mm, shelf, photos))
);
