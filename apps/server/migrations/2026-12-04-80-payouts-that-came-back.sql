-- expands
-- The transfer of a withdrawal may come back from the customer's bank. Its line of the bank stands for that withdrawal, by two people, as one for a
-- transfer does; until now it could only go into suspense, and the withdrawal went on saying that it was paid.

alter table bank_line
  add column withdrawal_id bigint,
  add constraint bank_line_withdrawal foreign key (user_id, withdrawal_id) references withdrawal (user_id, id),
  add constraint bank_line_withdrawal_whose check (withdrawal_id is null or user_id is not null),
  add constraint bank_line_withdrawal_way check ((way = 'payout-return') = (withdrawal_id is not null)),
  add constraint bank_line_returned_way check (state <> 'returned' or way = 'payout-return'),
  drop constraint bank_line_state_check,
  add constraint bank_line_state_check check (state in ('open', 'proposed', 'suspense', 'returned', 'ignored')),
  drop constraint bank_line_way_check,
  add constraint bank_line_way_check check (way in ('suspense', 'payout-return', 'ignore')),
  drop constraint bank_line_check2,
  add constraint bank_line_check2
    check ((state in ('suspense', 'returned', 'ignored')) = (confirmed_by is not null) and (confirmed_by is null) = (confirmed_at is null));
create index bank_line_withdrawal on bank_line (user_id, withdrawal_id) where withdrawal_id is not null;
