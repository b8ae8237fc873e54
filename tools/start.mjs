// npm start: installs if needed, builds, starts everything on the embedded default, prints where to look.
import { spawn } from "node:child_process";
import { endWithParent } from "./end-with-parent.mjs";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";
import { serverArgs, serverEnv } from "./server-process.mjs";

ensureInstalled();
const { buildApps } = await import("./build-apps.mjs");
buildApps();

// Over the channel the server notices when this process is killed, and stops in order.
const server = spawn(pinnedNode(), serverArgs, { stdio: ["inherit", "inherit", "inherit", "ipc"], env: serverEnv() });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
if (process.env.npm_lifecycle_event) endWithParent(() => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
