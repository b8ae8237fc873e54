// npm start: installs if needed, builds, starts everything on the embedded default, prints where to look.
import { spawn } from "node:child_process";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";
import { serverArgs, serverEnv } from "./server-process.mjs";

ensureInstalled();
const { buildApps } = await import("./build-apps.mjs");
buildApps();

const server = spawn(pinnedNode(), serverArgs, { stdio: "inherit", env: serverEnv() });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
