-- expands
-- The chargeable weight stands in both quotes, where every page reads it; the columns beside them were written and never read. They need no value
-- any more, and go with the release after this one.
alter table parcel alter column est_chargeable_grams drop not null;
comment on column parcel.est_chargeable_grams is 'No longer written; quote has it';
comment on column parcel.act_chargeable_grams is 'No longer written; final_quote has it';
