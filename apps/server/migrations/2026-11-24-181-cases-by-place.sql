-- expands: enquiries and expert requests are read page by page from a place on: what waits by deadline and id, the rest newest first.
create index enquiry_by_place on enquiry ((coalesce(due_at, 'infinity'::timestamptz)), id) where state = 'open';
create index enquiry_answered on enquiry (id desc) where state = 'answered';
create index enquiry_ended on enquiry (id desc) where state in ('in-cart', 'closed', 'withdrawn');
create index expert_by_place on expert_service ((coalesce(due_at, 'infinity'::timestamptz)), id) where state in ('unprocessed', 'processing');
create index expert_waiting_for_customer on expert_service (id desc) where state = 'pending-payment';
create index expert_ended on expert_service (id desc) where state in ('paid', 'shipped', 'cancelled');
