// Starts the journeys' servers beside one another, says "all ready" when each is, and ends when all have ended. What they log stands in their folders.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logName } from "./kept-texts.ts";

type Place = { port: number; dataDir: string };

const places: Place[] = JSON.parse(process.env.JOURNEY_SERVERS ?? "[]");
const root = resolve(import.meta.dirname, "../..");
for (const { port } of places)
  if (await answers(`http://localhost:${port}/readyz`))
    throw new Error(`somebody else's server is at port ${port}: stop it, or set E2E_PORT`);
const servers = places.map(({ port, dataDir }) => {
  mkdirSync(dataDir, { recursive: true });
  return {
    url: `http://localhost:${port}/readyz`,
    child: spawn(process.execPath, ["apps/server/dist/main.js"], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "debug", CHECK_ANSWERS: "1" },
      stdio: ["ignore", openSync(join(dataDir, logName), "a"), "inherit"],
    }),
  };
});

process.on("SIGTERM", () => {
  for (const { child } of servers) child.kill("SIGTERM");
});
const ended = Promise.all(servers.map(({ child }) => new Promise((done) => child.once("exit", done))));
await Promise.race([Promise.all(servers.map(({ url, child }) => ready(url, child))), ended]);
if (servers.every(({ child }) => isRunning(child))) console.log("all ready");
await ended;

async function ready(url: string, child: ChildProcess): Promise<void> {
  while (isRunning(child)) {
    if (await answers(url)) return;
    await wait(200);
  }
  // One alone is no ground: the journeys would wait for the other until their time is out.
  for (const server of servers) server.child.kill("SIGTERM");
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}
