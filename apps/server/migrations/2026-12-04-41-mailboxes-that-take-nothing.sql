-- expands
-- The address a mail came back from for good: nothing but codes and links is sent there until one of them proves that it takes mail again, or the
-- account goes by another.
alter table app_user add column mail_stopped_for text;
