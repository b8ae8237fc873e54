// Runs on whatever Node the machine has (20 or newer): brings the packages the lock names, when they are missing or older.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Path of the Node that the project pins; the machine's own where no build of it fits. */
export function pinnedNode() {
  const binary = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  return existsSync(binary) ? binary : process.execPath;
}

/**
 * Brings what running takes; with `checks` also what only specs, checks and measurements take, which is the larger half.
 * Packages that are there and are newer than the lock are left as they are.
 */
export function ensureInstalled({ checks = false } = {}) {
  const marker = join("node_modules", ".package-lock.json");
  const isCurrent = existsSync(marker) && statSync(marker).mtimeMs >= statSync("package-lock.json").mtimeMs;
  if (isCurrent && (!checks || existsSync(join("node_modules", "vitest")))) return;
  console.log("installing packages …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = ["--no-audit", "--no-fund", "--loglevel=error", ...(checks ? [] : ["--omit=dev"])];
  try {
    execFileSync(npm, ["ci", ...options], { stdio: "inherit" });
  } catch {
    execFileSync(npm, ["install", "--no-save", ...options], { stdio: "inherit" });
  }
}
