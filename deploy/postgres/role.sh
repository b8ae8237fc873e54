#!/bin/sh
# The product's role owns its database and nothing else: no superuser, no other databases, no roles. REPLICATION is for backups.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" -v password="$POSTGRES_PASSWORD" <<'SQL'
create role sihai login nosuperuser nocreatedb nocreaterole replication password :'password';
create database sihai owner sihai encoding 'UTF8' template template0;
revoke connect on database sihai from public;
SQL
echo "host replication sihai all scram-sha-256" >> "$PGDATA/pg_hba.conf"
