-- expands: how often somebody called within a minute, counted over all nodes. Not logged: after a crash everybody begins anew.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
