import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { serverArgs, serverEnv } from "../../tools/server-process.mjs";

export type Server = {
  url: string;
  port: number;
  pid: number;
  databaseUrl: string;
  /** From start to the line that says it is ready. */
  startedInMs: number;
  stop(): Promise<void>;
};

/** Starts the product as `npm start` does, on a data folder of its own, and waits until it says it is ready. */
export async function startServer(dataDir: string, port: number, env: Record<string, string> = {}): Promise<Server> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, serverArgs, {
    env: {
      ...serverEnv(dataDir),
      SIHAI_DEMO: "0",
      SIHAI_SANDBOX: "1",
      LOG_LEVEL: "error",
      TRUST_PROXY: "127.0.0.1",
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // A case that throws leaves nobody behind who listens.
  process.once("exit", () => child.kill("SIGKILL"));
  await lineOf(child, "ready:");
  const startedInMs = performance.now() - startedAt;
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8")) as { databaseUrl: string };
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, databaseUrl, startedInMs, stop: () => stopped(child) };
}

/** Starts one of the peers in `bench/peers` and waits for its line `listening <port>`. */
export async function startPeer(
  file: string,
  args: readonly string[] = [],
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join("bench", "peers", file), ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await lineOf(child, "listening ");
  return { url: `http://127.0.0.1:${line.split(" ")[1]}`, pid: child.pid ?? 0, stop: () => stopped(child) };
}

function lineOf(child: ChildProcess, beginning: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const line = text.split("\n").find((each) => each.startsWith(beginning));
      if (line !== undefined) resolve(line);
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** Resident memory of a process in MB; null where the system does not tell. */
export function residentMb(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

/** What a process has spent of a processor so far, its own work and the system's for it; 0 where the system does not tell. */
export function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    // In ticks of a hundredth of a second, on every Linux there is.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
