-- expands
-- Acts of one kind, the latest first: what was done to money is looked up without reading through everything else that was done.
create index audit_log_action on audit_log (action, id desc);
