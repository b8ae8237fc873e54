-- expands
-- The desk sorts all of a list and not the page it shows: by amount within a currency, by day, by when a withdrawal ended.
create index bank_line_amount on bank_line (currency, amount, id);
create index bank_line_day on bank_line (value_day, id);
create index withdrawal_amount on withdrawal (currency, amount, id);
create index withdrawal_closed on withdrawal (closed_at, id) where closed_at is not null;
