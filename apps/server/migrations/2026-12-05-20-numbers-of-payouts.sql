-- expands: a bank's number of a payout is the same however it is written, and is looked for so.
create index withdrawal_part_payout on withdrawal_part (upper(regexp_replace(normalize(sent_as, NFKC), '[[:space:]./_-]', '', 'g')))
  where goes_to = 'account' and sent_as is not null;
