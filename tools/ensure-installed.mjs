// Runs on whatever Node the machine has (20 or newer): brings the packages the lock names, when they are missing or older.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Path of the Node that the project pins; the machine's own where no build of it fits. */
export function pinnedNode() {
  const binary = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  return existsSync(binary) ? binary : process.execPath;
}

export function ensureInstalled() {
  const marker = join("node_modules", ".package-lock.json");
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  console.log("installing packages …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  try {
    execFileSync(npm, ["ci", ...quiet], { stdio: "inherit" });
  } catch {
    execFileSync(npm, ["install", "--no-save", ...quiet], { stdio: "inherit" });
  }
}
