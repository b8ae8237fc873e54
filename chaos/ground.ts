import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type SandboxProcess, startSandboxProcess } from "../apps/server/src/entry/start-sandbox-process.ts";
import { dataIn, startEmbeddedPostgres } from "../apps/server/src/platform/database/embedded-postgres.ts";
import { findPostgres } from "../apps/server/src/platform/database/postgres-process.ts";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { serverArgs, serverEnv } from "../tools/server-process.mjs";
import { type Line, openLine } from "./line.ts";

/** A server on its own computer: its own clock, its own line to the database. */
export type Node = { url: string; line: Line; kill(): void; hang(ms: number): void; leave(): Promise<void> };
export type Ground = {
  nodes: readonly Node[];
  databaseUrl: string;
  dataDir: string;
  serverEnv: Record<string, string>;
  gatewayUrl: string;
  killDatabase(): void;
  hangGateway(ms: number): void;
  close(): Promise<void>;
};

/** What the nodes' clocks are wrong by. */
const skewsMs = [0, -5000, 5000];
/** Longer than any start of a loaded machine. */
const startsWithinMs = 60_000;

/** A database, the outside world and three nodes, each a process that can be killed. */
export async function openGround(): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), "sihai-chaos-"));
  const postgres = await startEmbeddedPostgres({ folder: dataDir });
  const port = await freePort(3);
  const sandbox = await startSandboxProcess(port, dataDir);
  const env = environmentOf(dataDir, sandbox);
  const nodes: Node[] = [];
  for (const [index, skewMs] of skewsMs.entries())
    nodes.push(await openNode(index === 0 ? port : await freePort(3), postgres, { ...env, CHAOS_SKEW_MS: String(skewMs) }));
  return {
    nodes,
    databaseUrl: postgres.url,
    dataDir,
    serverEnv: env,
    gatewayUrl: sandbox.url,
    killDatabase() {
      const found = findPostgres(dataIn(dataDir));
      if (found) process.kill(found.pid, "SIGKILL");
    },
    hangGateway: (ms) => hang(sandbox.pid, ms),
    async close() {
      for (const node of nodes) await node.leave();
      await sandbox.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Everything a server needs beside its port and its database. */
export function environmentOf(dataDir: string, sandbox: SandboxProcess): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    SIHAI_DEMO: "0",
    LOG_LEVEL: "fatal",
    HOST: "127.0.0.1",
    // The clients say who they are: limits by address are for one of them.
    TRUST_PROXY: "127.0.0.1",
    DRAIN_SECONDS: "0",
    STRIPE_URL: sandbox.url,
    STRIPE_SECRET_KEY: "sk_test_sandbox",
    STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox",
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    MARKETPLACE_URL: sandbox.url,
    MARKETPLACE_KEY: "sandbox",
    TRACKING_URL: sandbox.url,
    TRACKING_KEY: sandbox.webhookSecret,
    RATES_URL: `${sandbox.url}/rates/eurofxref-daily.xml`,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(sandbox.smtpPort),
    MAIL_FROM: "Sihai <service@sihai.example>",
  };
}

async function openNode(port: number, postgres: { url: string; port: number }, env: Record<string, string>): Promise<Node> {
  const line = await openLine(postgres.port);
  // A line that can be cut is one of the network.
  const [byNetwork = ""] = postgres.url.split("?");
  const databaseUrl = byNetwork.replace(`:${postgres.port}`, `:${line.port}`);
  const skew = pathToFileURL(join("chaos", "skew.mjs")).href;
  let isLeft = false;
  let child: ChildProcess;
  function start(): Promise<void> {
    child = spawn(process.execPath, ["--import", skew, ...serverArgs], {
      env: { ...serverEnv(env.DATA_DIR), ...env, PORT: String(port), DATABASE_URL: databaseUrl },
      // What a killed one had to say is no news.
      stdio: ["ignore", "pipe", "ignore", "ipc"],
    });
    const started = child;
    // A node that ends by itself (no database at its start) is started again, as a supervisor does.
    started.once("exit", () => {
      if (!isLeft && started === child) void wait(300).then(() => (isLeft ? undefined : start()));
    });
    return new Promise((resolve) => {
      let said = "";
      started.stdout?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("ready:")) resolve();
      });
      setTimeout(resolve, startsWithinMs).unref();
    });
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    line,
    kill: () => void child.kill("SIGKILL"),
    hang: (ms) => hang(child.pid, ms),
    async leave() {
      isLeft = true;
      const gone = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
      child.kill("SIGKILL");
      await gone;
      line.close();
    },
  };
}

/** Stops a process in the middle of what it does, and lets it go on: a long pause, or a computer nobody reaches. */
function hang(pid: number | undefined, ms: number): void {
  if (pid === undefined) return;
  try {
    process.kill(pid, "SIGSTOP");
  } catch {
    return;
  }
  setTimeout(() => {
    try {
      process.kill(pid, "SIGCONT");
    } catch {
      // Killed meanwhile.
    }
  }, ms).unref();
}
