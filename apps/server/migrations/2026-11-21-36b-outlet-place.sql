-- Where an outlet stands, in degrees north and east.
alter table outlet add column lat numeric(9, 6) not null check (lat between -90 and 90);
alter table outlet add column lng numeric(9, 6) not null check (lng between -180 and 180);
