-- expands
-- Money in suspense that the gateway took back whole, by a refund begun on its own pages or a dispute that was lost, ends by that, decided by nobody
-- here; it is open again when the money comes back.
alter table suspended_arrival drop constraint suspended_arrival_state_check;
alter table suspended_arrival add constraint suspended_arrival_state_check
  check (state in ('open', 'proposed', 'sending', 'uncertain', 'used', 'credited', 'sent-back', 'taken-back'));
alter table suspended_arrival drop constraint suspended_arrival_check1;
alter table suspended_arrival add constraint suspended_arrival_closed_check
  check ((state in ('used', 'credited', 'sent-back', 'taken-back')) = (closed_at is not null));
alter table suspended_arrival drop constraint suspended_arrival_check2;
alter table suspended_arrival add constraint suspended_arrival_decided_check
  check (state in ('open', 'taken-back') or (way is not null and decided_by is not null and reason <> ''));
