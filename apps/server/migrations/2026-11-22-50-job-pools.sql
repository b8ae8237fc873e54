-- expands: which nodes' workers are alive: what one that is heard from no more had in hand is taken up by the others.
create table job_pool (
  id text primary key,
  heard_at timestamptz not null default clock_timestamp()
);
