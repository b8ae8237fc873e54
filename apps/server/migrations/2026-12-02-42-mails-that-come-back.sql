-- expands
-- What the sender's provider tells after a mail was taken: it came back for good, or its reader called it spam.
alter table mail_log drop constraint mail_log_state_check;
alter table mail_log add constraint mail_log_state_check check (state in ('waiting', 'sent', 'refused', 'failing', 'bounced', 'complained'));
alter table mail_log drop constraint mail_log_kept_until_sent;
alter table mail_log add constraint mail_log_kept_until_sent check (
  case when is_secret then sealed is null else state in ('sent', 'bounced', 'complained') or sealed is not null end);
create index mail_log_by_message on mail_log (message_id);
