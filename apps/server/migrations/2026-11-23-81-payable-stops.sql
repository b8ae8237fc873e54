-- expands
-- Why the time to pay for something stands still: money for it is being looked at, or on its way by transfer.

create table payable_stop (
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  purpose text not null,
  subject_id bigint not null,
  suspended_id bigint references suspended_arrival (id),
  transfer_id bigint,
  begun_at timestamptz not null,
  -- What was left of the time to pay; null where there is no deadline.
  left_ms bigint check (left_ms >= 0),
  primary key (user_id, id),
  foreign key (user_id, transfer_id) references transfer (user_id, id),
  check (num_nonnulls(suspended_id, transfer_id) = 1)
);
create unique index payable_stop_once on payable_stop (purpose, subject_id, coalesce(suspended_id, 0), coalesce(transfer_id, 0));
create index payable_stop_suspended on payable_stop (suspended_id) where suspended_id is not null;
create index payable_stop_transfer on payable_stop (transfer_id) where transfer_id is not null;
