-- expands
-- A refund the gateway reported as done can fail afterwards: its part of a withdrawal came back.
alter table withdrawal_part drop constraint withdrawal_part_state_check;
alter table withdrawal_part add constraint withdrawal_part_state_check check (state in
  ('waiting', 'sending', 'on-its-way', 'uncertain', 'done', 'failed', 'stopped', 'returned'));
