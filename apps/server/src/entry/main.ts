import cluster from "node:cluster";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brokenSeeds } from "@sihai/domain/setting";
import {
  type Config,
  ConfigRefused,
  checkSecretKey,
  migrate,
  needsSandbox,
  openLog,
  readConfig,
  SchemaRefused,
  SecretKeyRefused,
  startEmbeddedPostgres,
  startMetricsServer,
  wrongSettings,
} from "#platform";
import { brokenArticles } from "../modules/content/index.ts";
import { brokenOperatorFiles } from "../modules/freight/index.ts";
import { sandboxModule, tellSandbox } from "../modules/sandbox/index.ts";
import { listStaff } from "../modules/staff/index.ts";
import { startApiProcesses } from "./api-processes.ts";
import { appsBuilt } from "./apps-built.ts";
import { buildWorld } from "./build-world.ts";
import { seedOnce } from "./demo/run-seed-process.ts";
import { demoLogins } from "./demo/seed-demo.ts";
import { modules } from "./modules.ts";
import { outliveReaders } from "./outlive-readers.ts";
import { phoneLines } from "./phone-lines.ts";
import { runWorker } from "./run-worker.ts";
import { sites } from "./sites.ts";
import { startBackupProcess } from "./start-backup-process.ts";
import { openSandbox } from "./start-sandbox-process.ts";
import { stopInOrder } from "./stop-in-order.ts";
import { tidyMemory } from "./tidy-memory.ts";

outliveReaders([process.stdout, process.stderr]);
/** How soon a node without a worker hears that the business clock was moved, or that its own went wrong. */
const clockEveryMs = 1000;
const startedAt = Date.now();
const wrong = wrongSettings(process.env);
if (wrong.length > 0) refuseToStart(wrong);
const log = openLog(process.env.LOG_LEVEL || "info");
const dataDir = resolve(process.env.DATA_DIR || ".data");
const pages = appsBuilt();
mkdirSync(dataDir, { recursive: true });
const broken = [...brokenSeeds(), ...brokenOperatorFiles()];
if (broken.length === 0) broken.push(...brokenArticles());
if (broken.length > 0) refuseToStart(broken);

const sandbox = needsSandbox(process.env) ? await openSandbox(process.env, dataDir).catch(refuseInWords) : undefined;
const given = configure();
const postgres = process.env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ folder: dataDir, say: (words) => log.error(words) });
const databaseUrl = (process.env.DATABASE_URL || postgres?.url) ?? "";
const config = { ...given, databaseUrl };
await migrate(databaseUrl).catch(refuseInWords);

const all = config.sandbox ? [...modules, sandboxModule(modules)] : modules;
const isDemo = config.demo && config.sandbox;
/** One of several that answer requests: another looks after it, and has said and done what is done once. */
const isOneOfMany = cluster.isWorker;
const world = await buildWorld({ config, log, modules: all });
await checkSecretKey(world.deps.db, config.sealKeys).catch(refuseInWords);
// It was begun with this process, and the product's clock may have been moved before.
if (sandbox?.stop) await tellSandbox(world.deps);
if (isDemo && sandbox && !isOneOfMany) await seedOnce(world.deps, { databaseUrl, sandbox });
await pages;
const isMany = config.role !== "worker" && config.processes > 1;
const server = config.role === "worker" || isMany ? undefined : await world.http(sites);
await server?.listen({ port: config.port, host: config.host });
const { port: metricsPort } = config.metrics;
const metrics =
  metricsPort === undefined ? undefined : await startMetricsServer(world.deps, { host: config.host, port: metricsPort });
const processes = isMany ? await startApiProcesses({ config, sandbox, log }) : undefined;
const worker = config.role === "api" ? undefined : await runWorker(world);
// A worker reads the clock with every tick.
if (!worker) setInterval(() => void world.deps.clock.refresh().catch(() => undefined), clockEveryMs).unref();
const backup = config.backup && config.role !== "api" ? startBackupProcess(config, log) : undefined;

// Where other commands (audit, bench) find the running database.
const addresses = join(dataDir, "running.json");
if (!isOneOfMany) writeFileSync(addresses, JSON.stringify({ databaseUrl, port: config.port, pid: process.pid }), { mode: 0o600 });
if (!isOneOfMany) announce(await listStaff(world.deps.db));
setTimeout(() => void tidyMemory().catch((error: unknown) => log.warn({ err: error }, "memory was not tidied")), 6_000).unref();

/** Longer than everything that is waited for together. */
const stopWithinMs = 60_000;
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
// Whoever started it over a channel is gone, and nobody would stop it.
process.on("disconnect", () => void stop());
if (process.connected === false) void stop();

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { drainSeconds } = config;
  const overdue = setTimeout(() => process.exit(1), drainSeconds * 1000 + stopWithinMs);
  overdue.unref();
  await Promise.all([processes?.stop(), stopInOrder({ deps: world.deps, server, worker, drainSeconds })]);
  metrics?.close();
  await world.close();
  await backup?.stop();
  await sandbox?.stop?.();
  await postgres?.stop();
  if (!isOneOfMany) rmSync(addresses, { force: true });
  process.exit(0);
}

function configure(): Config {
  try {
    return readConfig(process.env, sandbox);
  } catch (error) {
    return refuseInWords(error);
  }
}

/** What an operator can mend is said in words; everything else is a fault, with its stack. */
function refuseInWords(error: unknown): never {
  if (error instanceof ConfigRefused) refuseToStart(error.reasons);
  if (error instanceof SchemaRefused || error instanceof SecretKeyRefused) refuseToStart([error.message]);
  throw error;
}

function refuseToStart(reasons: readonly string[]): never {
  process.stderr.write(`The server does not start:\n${reasons.map((reason) => `- ${reason}\n`).join("")}`);
  process.exit(1);
}

function announce(staff: readonly unknown[]): void {
  const { publicUrl, consoleUrl } = config;
  const lines = [
    `ready: ${publicUrl}/en/home`,
    `       ${publicUrl}/cn/home  中文`,
    ...phoneLines(publicUrl, config.port),
    `       ${consoleUrl}/console  the provider's console`,
    `       ${publicUrl}/docs  the API, described (${publicUrl}/openapi.json)`,
    ...(sandbox
      ? [`       ${sandbox.publicUrl}  the stand-in for the outside world, with its triggers; mail in ${sandbox.publicUrl}/inbox`]
      : []),
    ...(staff.length === 0 ? ['       nobody may log in to the console yet: npm run staff -- lin "Lin" admin'] : []),
    ...(isDemo ? demoLogins : []).map((login) => `       ${login}`),
    `       started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s; data in ${dataDir}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
