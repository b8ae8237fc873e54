-- A card payment is one user action: its idempotency key and the hash of its input stand on the attempt, because the gateway is
-- asked between two transactions. The same key finds the same attempt, and the gateway sees one key for it (rules F01, F02 and F10).
alter table payment_attempt add column once_key text;
alter table payment_attempt add column input_hash text;
create unique index payment_attempt_once on payment_attempt (user_id, once_key) where once_key is not null;
-- Where the bank asks the shopper to confirm, so that a page opened again can still go there.
alter table payment_attempt add column action_url text;
