-- expands
-- Mails with a code or a link are logged as well, without it: nothing of them is kept, so that nobody sends one once more.
alter table mail_log add column is_secret boolean not null default false;
alter table mail_log drop constraint mail_log_check;
alter table mail_log add constraint mail_log_kept_until_sent check (case when is_secret then sealed is null else state = 'sent' or sealed is not null end);
