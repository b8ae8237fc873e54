-- expands
-- Where somebody is logged in: which browser, on what, and when it last asked. Sessions opened before say nothing of it.
alter table session add column device_hash bytea;
alter table session add column device_app text not null default 'other';
alter table session add column device_system text not null default 'other';
alter table session add column last_seen_at timestamptz not null default now();
