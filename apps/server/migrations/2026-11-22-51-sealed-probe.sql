-- expands: a text sealed under the server's key: with another key it does not open, and the start says so instead of every screen with a name on it.
create table sealed_probe (
  singleton boolean primary key default true check (singleton),
  sealed text not null
);
