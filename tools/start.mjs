// npm start: installs if needed, builds, starts everything on the embedded default, prints where to look.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildApps } from "./build-apps.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";
import { serverArgs, serverEnv } from "./server-process.mjs";

ensureInstalled();
buildApps({ only: "server" });

// The apps are built while the server fills a new database: neither needs the other, and a first start takes as long as the longer one.
const build = spawn(pinnedNode(), [join("tools", "build-apps.mjs")], { stdio: "inherit" });
// Over the channel the server hears that the apps are built, and notices when this process is killed, and stops in order.
const server = spawn(pinnedNode(), serverArgs, {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...serverEnv(), APPS: "being built" },
});
build.on("exit", (code) => {
  if (code === 0) server.send("apps built");
  else {
    process.exitCode = code ?? 1;
    server.kill("SIGTERM");
  }
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal === "SIGHUP" ? "SIGTERM" : signal));
if (process.env.npm_lifecycle_event) endWithParent(() => end("SIGTERM"));
server.on("exit", (code, signal) => {
  build.kill();
  process.exit(process.exitCode ?? code ?? (signal ? 1 : 0));
});

function end(signal) {
  build.kill();
  server.kill(signal);
}
