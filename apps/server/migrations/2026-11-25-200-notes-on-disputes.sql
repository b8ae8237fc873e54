-- expands: staff write notes on disputes too, and give them to a colleague.
alter table staff_note drop constraint staff_note_subject_kind_check;
alter table staff_note add constraint staff_note_subject_kind_check
  check (subject_kind in ('customer', 'order', 'item', 'parcel', 'consult', 'claim', 'return', 'enquiry', 'expert', 'dispute'));
