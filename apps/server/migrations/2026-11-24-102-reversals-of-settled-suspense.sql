-- expands
-- What the gateway takes back of money that was in suspense and was credited or used since is borne by whoever got it, whether a card payment of
-- theirs is known or not.
alter table card_reversal drop constraint card_reversal_check;
alter table card_reversal add constraint card_reversal_bearer check (attempt_id is null or user_id is not null);
