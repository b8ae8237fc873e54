-- expands
-- A refund that sent suspended money back to its card, reported as done, can fail afterwards: its money arrives again, by the refund's own id.
alter table suspended_arrival drop constraint suspended_arrival_came_by_check;
alter table suspended_arrival add constraint suspended_arrival_came_by_check check (came_by in ('card', 'bank', 'refund'));
alter table suspended_arrival drop constraint suspended_arrival_why_check;
alter table suspended_arrival add constraint suspended_arrival_why_check check
  (why in ('other-amount', 'other-currency', 'second-charge', 'unknown-payer', 'refund-failed'));
