import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { own, runAs, singleUser } from "./postgres-binaries.ts";

const accessFile = z.object({ user: z.string(), database: z.string(), password: z.string() });
type Access = z.output<typeof accessFile>;

/** Beside the data it opens, so that it comes back with them from a backup. */
function fileIn(data: string): string {
  return join(data, "sihai.json");
}

/** The address of the embedded database: with the password it was given, or as it was before there were any. */
export function urlOfData(data: string, port: number): string {
  const file = fileIn(data);
  const { user, database, password } = existsSync(file)
    ? z.parse(accessFile, JSON.parse(readFileSync(file, "utf8")))
    : { user: "sihai", database: "postgres", password: "" };
  return `postgres://${user}${password && `:${password}`}@127.0.0.1:${port}/${database}`;
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

function keep(data: string, access: Access): void {
  writeFileSync(fileIn(data), JSON.stringify(access), { mode: 0o600 });
  // PostgreSQL reads it with everything else when it is backed up.
  own(fileIn(data));
}

function newPassword(): string {
  return randomBytes(24).toString("hex");
}
