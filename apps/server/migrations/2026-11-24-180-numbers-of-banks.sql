-- expands: staff search for a transfer, a withdrawal and money aside by the number a bank gave it.
create index transfer_receipt_voucher on transfer_receipt (upper(voucher_no)) where voucher_no <> '';
create index transfer_receipt_transaction on transfer_receipt (upper(transaction_id)) where transaction_id <> '';
create index withdrawal_part_sent_as on withdrawal_part (sent_as) where sent_as is not null;
