-- expands: the desks of claims, returns and transfers read on from a place; before, what stood behind the hundredth could not be seen
create index claim_by_place on claim (state, (coalesce(due_at, 'infinity'::timestamptz)), id) where closed_at is null;
create index claim_closed on claim (closed_at, id) where closed_at is not null;
create index return_request_by_place on return_request (state, (coalesce(due_at, 'infinity'::timestamptz)), id)
  where closed_at is null;
create index return_request_closed on return_request (closed_at, id) where closed_at is not null;
create index transfer_by_place on transfer (state, created_at, id) where closed_at is null;
create index transfer_closed on transfer (closed_at, id) where closed_at is not null;
