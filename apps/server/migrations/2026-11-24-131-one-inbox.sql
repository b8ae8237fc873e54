-- expands
-- The inbox reads the most urgent of each kind by an index; staff give all of them into a colleague's care and write notes on them.
create index claim_waiting on claim (due_at, id) where due_at is not null;
create index expert_waiting on expert_service (due_at, id) where state in ('unprocessed', 'processing') and due_at is not null;
alter table staff_note drop constraint staff_note_subject_kind_check;
alter table staff_note add constraint staff_note_subject_kind_check
  check (subject_kind in ('customer', 'order', 'item', 'parcel', 'consult', 'claim', 'enquiry', 'expert'));
