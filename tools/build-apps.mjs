// Builds the two apps when their sources are newer than what was built; `node tools/build-apps.mjs` does just that.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "./ensure-installed.mjs";

const shared = [
  "packages/ui/src",
  "packages/client/src",
  "packages/text/src",
  "packages/contract/src",
  "packages/domain/src",
  "content",
];

function newest(path) {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== "dist" && name !== "node_modules")
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

export function buildApps({ force = false } = {}) {
  for (const app of ["shop", "console"]) {
    const folder = join("apps", app);
    if (!existsSync(join(folder, "vite.config.ts"))) continue;
    // Written last: a build that was broken off has none, and is done again.
    const built = join(folder, "dist", ".built");
    const sources = [folder, ...shared].reduce((latest, path) => Math.max(latest, newest(path)), 0);
    if (!force && existsSync(built) && statSync(built).mtimeMs > sources) continue;
    console.log(`building ${app} …`);
    execFileSync(pinnedNode(), [join("node_modules", "vite", "bin", "vite.js"), "build", folder, "--logLevel", "warn"], {
      stdio: "inherit",
    });
    writeFileSync(built, "");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildApps();
