-- expands
-- How many items a customer may follow is a rule of the operator's; a slot holds what the rule may come to.
alter table item_subscription drop constraint item_subscription_slot_check;
alter table item_subscription add constraint item_subscription_slot_check check (slot between 1 and 100);
