// npm run new, on whatever Node the machine has: the generator itself is TypeScript, which the pinned one reads.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";

ensureInstalled({ checks: true });
const { status } = spawnSync(pinnedNode(), [join("tools", "new", "main.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
