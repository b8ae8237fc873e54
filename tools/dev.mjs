// npm run dev: the server anew with every change of its sources, both apps with hot replacement, all behind one address.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";
import { serverEnv, serverSourceArgs } from "./server-process.mjs";

ensureInstalled({ checks: true });

const port = Number(process.env.PORT ?? 5173);
const consolePort = port + 1;
// The sandbox takes the two after it, for its pages and for mail.
const serverPort = port + 2;
const address = `http://localhost:${port}`;
// A folder of its own, beside that of `npm start`.
const dataDir = process.env.DATA_DIR ?? join(".data", "dev");
const serverSources = [
  "apps/server",
  "apps/sandbox",
  "packages/adapters",
  "packages/contract",
  "packages/domain",
  "packages/text",
  "content",
];

const running = new Set();
let isStopping = false;
let server = startServer();
vite("console", consolePort, {});
vite("shop", port, { DEV_SERVER: `http://127.0.0.1:${serverPort}`, DEV_CONSOLE: `http://127.0.0.1:${consolePort}` });
// Not `node --watch`: it talks over the channels that the sandbox and the planner's threads have with the server.
for (const folder of serverSources) watch(folder, { recursive: true }, (_, file) => changed(String(file)));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));
console.log(`starting: ${address}/en/home, ${address}/console; log-ins follow. Ctrl-C ends everything.`);

/** A process in a group of its own: Ctrl-C in a terminal reaches a whole group, and each is to be told once. */
function run(args, env) {
  const child = spawn(pinnedNode(), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

function startServer() {
  const child = run(serverSourceArgs, {
    ...serverEnv(dataDir),
    DATA_DIR: dataDir,
    CHECK_ANSWERS: "1",
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  });
  child.once("exit", (code) => {
    if (!isStopping && child === server) console.log(`the server ended (${code}); it starts again with the next change`);
  });
  return child;
}

function vite(app, at, env) {
  const bin = join("node_modules", "vite", "bin", "vite.js");
  const place = ["--port", String(at), "--strictPort", "--host", "127.0.0.1"];
  run([bin, join("apps", app), ...place, "--logLevel", "warn"], env).once("exit", (code) => void stop(code ?? 1));
}

let waiting;
function changed(file) {
  if (/(^|[/\\])(node_modules|dist|\.)|\.spec\.ts$/.test(file)) return;
  clearTimeout(waiting);
  waiting = setTimeout(restart, 300);
}

async function restart() {
  if (isStopping) return;
  console.log("the server starts anew");
  const old = server;
  server = undefined;
  await ended(old);
  // A change while the old one was ending has started it already.
  if (!isStopping && server === undefined) server = startServer();
}

/** Resolves once a process is gone; the server has time to close its database. */
async function ended(child) {
  if (!child || !running.has(child)) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const overdue = setTimeout(() => child.kill("SIGKILL"), 25_000);
  child.kill("SIGTERM");
  await gone;
  clearTimeout(overdue);
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([...running].map(ended));
  process.exit(code);
}
