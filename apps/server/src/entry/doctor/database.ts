import { sql } from "kysely";
import {
  type Config,
  type Db,
  fitsSecretKey,
  isSealedNow,
  openDatabase,
  openLog,
  pendingMigrations,
  SchemaRefused,
  type SealKeys,
} from "#platform";
import { opensPushKey } from "../../modules/message/index.ts";
import { bad, type Finding, good, note } from "./finding.ts";

const oldestMajor = 15;
const skewMostMs = 2000;
const [about, key] = ["database", "SECRET_KEY"];

/** The database as the server would find it: version, rights, schema, key, clock, connections. Nothing is written. */
export async function examineDatabase(databaseUrl: string, place: string, config: Config): Promise<Finding[]> {
  const { db } = openDatabase(databaseUrl, openLog("silent"), { max: 1 });
  try {
    const facts = await factsOf(db);
    return [
      ...versionOf(facts),
      ...rightsOf(facts, config),
      await schemaOf(databaseUrl),
      await keyOf(db, config.sealKeys),
      ...(await pushOf(db, config)),
      await clockOf(db),
    ];
  } catch (error) {
    return [bad(about, `${place} does not answer: ${error instanceof Error ? error.message : String(error)}`)];
  } finally {
    await db.destroy();
  }
}

type Facts = {
  version: string;
  number: number;
  encoding: string;
  connections: number;
  superuser: boolean;
  replication: boolean;
  mayCreate: boolean;
  walLevel: string;
};

async function factsOf(db: Db): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_encoding_to_char(encoding) as encoding, current_setting('max_connections')::int as connections,
      rolsuper as superuser, rolreplication as replication, current_setting('wal_level') as "walLevel",
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate"
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error("it does not say who we are");
  return facts;
}

function versionOf({ version, number, encoding, connections }: Facts): Finding[] {
  const isOld = Math.floor(number / 10_000) < oldestMajor;
  return [
    isOld
      ? bad(about, `PostgreSQL ${version} is too old: ${oldestMajor} or newer is needed`)
      : good(about, `PostgreSQL ${version} answers, with ${connections} connections for all nodes (24 each)`),
    ...(encoding === "UTF8" ? [] : [bad(about, `it keeps texts as ${encoding}: make it with encoding UTF8`)]),
  ];
}

function rightsOf({ superuser, replication, mayCreate, walLevel }: Facts, { backup, databaseUrl }: Config): Finding[] {
  const found: Finding[] = [];
  if (!mayCreate)
    found.push(bad(about, "the role may not create tables and schemas in it: grant create on the database and on schema public"));
  // The embedded one is the server's own, its role the only one there.
  if (superuser && databaseUrl !== undefined)
    found.push(
      note(about, "the role is a superuser, which the server does not need: give it a role of its own that owns its database"),
    );
  if (backup && !(superuser || replication))
    found.push(bad(about, "BACKUP_DIR is set and the role has no right REPLICATION: alter role … replication"));
  if (backup && walLevel === "minimal") found.push(bad(about, "BACKUP_DIR is set and wal_level is minimal: set it to replica"));
  return found;
}

async function schemaOf(databaseUrl: string): Promise<Finding> {
  try {
    const pending = await pendingMigrations(databaseUrl);
    if (pending === null) return note("schema", "it is empty: the first start fills it");
    if (pending.length > 0) return note("schema", `the next start runs ${pending.length} migrations, from ${pending[0]}`);
    return good("schema", "is that of this version");
  } catch (error) {
    if (error instanceof SchemaRefused) return bad("schema", error.message);
    throw error;
  }
}

async function keyOf(db: Db, keys: SealKeys): Promise<Finding> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('sealed_probe') is not null as there`.execute(db);
  const fits = rows[0]?.there ? await fitsSecretKey(db, keys) : null;
  if (fits === null) return note(key, "the database was not written with any yet");
  if (!fits) return bad(key, "is not the one the database was written with");
  if (!(await isSealedNow(db, keys)))
    return note(key, "is being changed: what the former sealed is sealed anew, keep it in SECRET_KEY_OTHERS");
  if (keys.others.length > 0) return note(key, "is the one everything lies under: SECRET_KEY_OTHERS is not needed any more");
  return good(key, "is the one the database was written with");
}

async function pushOf(db: Db, { sealKeys }: Config): Promise<Finding[]> {
  const push = "push messages";
  const { rows } = await sql<{ there: boolean }>`select to_regclass('push_key') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const opens = await opensPushKey(db, sealKeys);
  return [
    opens === null
      ? note(push, "no pair of keys yet: it is made when the first customer looks at their devices")
      : opens
        ? good(push, "the pair of keys opens")
        : bad(push, "the pair of keys was sealed under another SECRET_KEY: set that one, or see docs/decisions/0099"),
  ];
}

async function clockOf(db: Db): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const skew = Math.round((rows[0]?.at.getTime() ?? 0) - (asked + Date.now()) / 2);
  if (Math.abs(skew) > skewMostMs)
    return bad("clock", `the database's is ${skew} ms apart from this machine's: let both follow NTP`);
  return good("clock", `${Math.abs(skew)} ms apart from the database's`);
}
