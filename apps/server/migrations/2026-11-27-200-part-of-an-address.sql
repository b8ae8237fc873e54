-- expands
-- The search of the console finds a customer by any part of an e-mail address.
create index app_user_email_part on app_user using gin (email_normal gin_trgm_ops);
