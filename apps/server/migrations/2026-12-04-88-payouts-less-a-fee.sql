-- expands
-- A bank that sends a transfer back may keep a part of it. What it kept is said of the line, and of the parts of the withdrawal it is taken off; an older
-- node refuses such a line, because it differs from what was sent.

alter table bank_line
  add column kept bigint,
  add constraint bank_line_kept check (kept is null or (kept > 0 and withdrawal_id is not null));
alter table withdrawal_part
  add column kept bigint not null default 0,
  add constraint withdrawal_part_kept check (kept = 0 or (kept between 0 and amount and state = 'returned' and goes_to = 'account'));
