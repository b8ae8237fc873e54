import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The PostgreSQL that runs on a folder of data, whoever started it; null when none does. */
export function findPostgres(data: string): { pid: number; port: number } | null {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n").map(Number);
  return pid && port && isAlive(pid) ? { pid, port } : null;
}

/** Ends what runs on a folder of data and belongs to nobody any more, before the data is opened again. */
export async function stopLeftOver(data: string): Promise<void> {
  const pid = findPostgres(data)?.pid;
  if (pid === undefined) return;
  process.kill(pid, "SIGINT");
  for (let tries = 0; tries < 100 && isAlive(pid); tries++) await new Promise((resolve) => setTimeout(resolve, 100));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres")
      : process.platform !== "linux";
  } catch {
    return false;
  }
}

/** Whether a child ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * Sees to it that a child goes down when this process is killed in a way that lets it do nothing more: a shell waits for the end of a pipe
 * that only this process holds, and then asks the child to stop. There is no such shell on Windows; there the next start does it.
 */
export function endWithUs(child: ChildProcess): void {
  if (process.platform === "win32" || child.pid === undefined) return;
  const script = 'read -r _; kill -INT "$1" 2>/dev/null';
  const guard = spawn("/bin/sh", ["-c", script, "sh", String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.on("error", () => undefined);
  guard.stdin.on("error", () => undefined);
  guard.unref();
  // Its number may be somebody else's by then.
  child.once("exit", () => guard.kill("SIGKILL"));
}
