-- expands
-- What a sweep could not do: that item waits longer each time, and the others go on.
create table sweep_failure (
  sweep text not null,
  item text not null,
  attempts integer not null check (attempts > 0),
  retry_at timestamptz not null,
  primary key (sweep, item)
);
