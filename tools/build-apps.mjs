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

/** `only` one of them, or all; `force` builds what is up to date as well. */
export function buildApps({ force = false, only = undefined } = {}) {
  for (const [app, sources] of Object.entries(sourcesOf)) {
    const folder = join("apps", app);
    if (only && only !== app) continue;
    // Written last: a build that was broken off has none, and is done again.
    const built = join(folder, "dist", ".built");
    const changed = sources.reduce((latest, path) => Math.max(latest, newest(path)), 0);
    if (!force && existsSync(built) && statSync(built).mtimeMs > changed) continue;
    console.log(`building ${app} …`);
    execFileSync(pinnedNode(), [join("node_modules", "vite", "bin", "vite.js"), "build", folder, "--logLevel", "warn"], {
      stdio: "inherit",
    });
    writeFileSync(built, "");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildApps({ only: process.argv[2] });
