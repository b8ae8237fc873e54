-- expands
-- A line of the bank stays 'open' here when its transfer is confirmed: to find those that wait, all there ever were had to be read. What the arrival says is
-- what holds; this only leaves out what is over. A line that an older node confirms meanwhile is not marked, and read once more each time.
alter table bank_line add column matched boolean not null default false;
update bank_line l set matched = true from transfer_arrival a
  where a.bank_line = l.bank_line and a.dropped_at is null and a.confirmed_at is not null;
create index bank_line_waits on bank_line (state, id) where state in ('open', 'proposed') and not matched;
create index transfer_arrival_waits on transfer_arrival (recorded_by) where confirmed_at is null and dropped_at is null;
-- The months of the overview count what was delivered in them.
create index parcel_delivered on parcel (delivered_at) where delivered_at is not null;
