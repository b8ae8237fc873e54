// Builds the server and the two apps where sources are newer than what was built; `node tools/build-apps.mjs [server]` does just that.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "./ensure-installed.mjs";

const shared = ["packages/text/src", "packages/contract/src", "packages/domain/src", "package-lock.json"];
const ofScreens = [...shared, "packages/ui/src", "packages/client/src", "content"];
const sourcesOf = {
  server: ["apps/server/src", "apps/server/vite.config.ts", "packages/adapters", ...shared],
  shop: ["apps/shop", ...ofScreens],
  console: ["apps/console", ...ofScreens],
};

function newest(path) {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== "dist" && name !== "node_modules")
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/** Whether what was built is newer than every source of it. Looked for from the folder of the whole. */
export function isBuilt(app) {
  const changed = sourcesOf[app].reduce((latest, path) => Math.max(latest, newest(path)), 0);
  const built = markOf(app);
  return existsSync(built) && statSync(built).mtimeMs > changed;
}

/** Written last: a build that was broken off has none, and is done again. */
function markOf(app) {
  return join("apps", app, "dist", ".built");
}

/** `only` one of them, or all; `force` builds what is up to date as well. */
export function buildApps({ force = false, only = undefined } = {}) {
  for (const app of Object.keys(sourcesOf)) {
    const folder = join("apps", app);
    if (only && only !== app) continue;
    if (!force && isBuilt(app)) continue;
    console.log(`building ${app} …`);
    execFileSync(pinnedNode(), [join("node_modules", "vite", "bin", "vite.js"), "build", folder, "--logLevel", "warn"], {
      stdio: "inherit",
    });
    writeFileSync(markOf(app), "");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildApps({ only: process.argv[2] });
