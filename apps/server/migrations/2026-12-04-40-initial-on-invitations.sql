-- expands
-- Whether whoever follows somebody's link is shown the first letter of their name (decision 111).
alter table invitation_code add column shows_initial boolean not null default true;
