-- expands
-- Up to when the gateway's events were read by the sweep, so that none is missed however long the sweep or the notices were away.
create table gateway_events_read (
  -- One row.
  id boolean primary key default true check (id),
  until timestamptz not null
);
