import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enough = 6 * 1024 ** 3;
const named = /^sihai-run-(\d+)$/;

/**
 * What specs and journeys write and throw away goes to memory where the system has a folder of it and room to spare: making a database of a
 * thousand tables takes a disk twenty times as long. The folder goes with the process, or with the next run if that was killed.
 */
export function keepTemporaryInMemory(): void {
  if (process.env.SIHAI_TEMPORARY || !hasRoom()) return;
  for (const name of readdirSync(memory)) {
    const owner = named.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(memory, name), { recursive: true, force: true });
  }
  const folder = join(memory, `sihai-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env.SIHAI_TEMPORARY = folder;
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough && freemem() > enough;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
