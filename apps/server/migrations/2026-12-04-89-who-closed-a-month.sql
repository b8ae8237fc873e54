-- expands
-- Asking for a closed month to be opened again was written over who had closed it, and taking that back left the month closed by nobody. What stood is kept
-- while it is asked; an older node keeps nothing, and then nothing is put back.
alter table ledger_period add column closed_as jsonb;
