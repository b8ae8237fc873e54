import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { own, runAs, singleUser } from "./postgres-binaries.ts";

const accessFile = z.object({ user: z.string(), database: z.string(), password: z.string() });
type Access = z.output<typeof accessFile>;

/** Beside the data it opens, so that it comes back with them from a backup. */
function fileIn(data: string): string {
  return join(data, "sihai.json");
}

/** As long as an address of a socket may be on every system there is, less the file's own name in the folder. */
const longestSocketFolder = 103 - "/.s.PGSQL.65535".length;

/**
 * Where the database is spoken to without a network: in the folder of its data, which nobody but its owner may enter. An act sends dozens of
 * statements, and each costs half of what it costs over the loopback. Null where the system has no such sockets or the folder is too deep.
 */
export function socketFolderOf(data: string): string | null {
  const folder = resolve(data);
  // PostgreSQL reads a list, parted by commas.
  const isSayable = Buffer.byteLength(folder) <= longestSocketFolder && !/[,"]/.test(folder);
  return process.platform !== "win32" && isSayable ? folder : null;
}

/** The address of the embedded database: with the password it was given, or as it was before there were any; by its socket where it has one. */
export function urlOfData(data: string, port: number): string {
  const file = fileIn(data);
  const { user, database, password } = existsSync(file)
    ? z.parse(accessFile, JSON.parse(readFileSync(file, "utf8")))
    : { user: "sihai", database: "postgres", password: "" };
  const folder = socketFolderOf(data);
  const bySocket = folder === null ? "" : `?${new URLSearchParams({ host: folder })}`;
  return `postgres://${user}${password && `:${password}`}@127.0.0.1:${port}/${database}${bySocket}`;
}

const encoding = ["-E", "UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];

/** New data that anybody on this machine may open: for specs. */
export function makeOpenData(native: string, data: string): void {
  runAs(native, "initdb", ["-D", data, "-U", "sihai", "-A", "trust", ...encoding, "--no-sync"]);
}

/** New data with a role that owns the product's database and nothing else. The superuser's password is nobody's. */
export function makeGuardedData(native: string, folder: string, data: string): void {
  const passwordFile = join(folder, `.${newPassword()}`);
  try {
    writeFileSync(passwordFile, newPassword(), { mode: 0o600 });
    own(passwordFile);
    runAs(native, "initdb", ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, ...encoding]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const access = { user: "sihai", database: "sihai", password: newPassword() };
  singleUser(native, data, [
    `create role sihai login nosuperuser nocreatedb nocreaterole replication password '${access.password}'`,
    "create database sihai owner sihai",
  ]);
  keep(data, access);
}

/** Data made before there were passwords get one. Not while they are being restored: what is replayed is not written to. */
export function guardData(native: string, data: string): void {
  if (existsSync(fileIn(data)) || existsSync(join(data, "recovery.signal"))) return;
  const access = { user: "sihai", database: "postgres", password: newPassword() };
  singleUser(native, data, [`alter role sihai password '${access.password}'`]);
  keep(data, access);
  const rules = join(data, "pg_hba.conf");
  writeFileSync(rules, readFileSync(rules, "utf8").replace(/\btrust$/gm, "scram-sha-256"));
}

/** Whether data are those of an embedded database; else they are a copy of somebody else's. */
export function isEmbeddedData(data: string): boolean {
  return existsSync(fileIn(data));
}

/**
 * Opens a copy of somebody else's data to whoever may enter its folder, for as long as it is looked at: their passwords are not known here, and none of
 * their settings is to work on a copy (where to archive, what to load). Throws RangeError where the folder is too deep for a socket.
 */
export function openCopy(data: string, role: { user: string; database: string }): void {
  if (socketFolderOf(data) === null) throw new RangeError(`${data} is too long a path for a socket`);
  writeFileSync(join(data, "postgresql.conf"), "");
  writeFileSync(join(data, "pg_hba.conf"), "local all all trust\n");
  writeFileSync(join(data, "pg_ident.conf"), "");
  keep(data, { ...role, password: "" });
}

function keep(data: string, access: Access): void {
  writeFileSync(fileIn(data), JSON.stringify(access), { mode: 0o600 });
  // PostgreSQL reads it with everything else when it is backed up.
  own(fileIn(data));
}

function newPassword(): string {
  return randomBytes(24).toString("hex");
}
