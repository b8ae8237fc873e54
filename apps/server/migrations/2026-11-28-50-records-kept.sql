-- expands: what is deleted after its time is found by its age.
create index idempotency_key_by_age on idempotency_key (created_at);
create index session_by_end on session (expires_at);
create index gateway_event_by_age on gateway_event (received_at);
create index email_code_by_end on email_code (expires_at);
create index email_link_by_end on email_link (expires_at);
create index pay_proof_by_end on pay_proof (expires_at);
