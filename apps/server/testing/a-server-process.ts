import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { isBuilt } from "../../../tools/build-apps.mjs";
import { freePort } from "../src/platform/free-port.ts";
import { configuredVendors } from "./configured-vendors.ts";

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** What it wrote to its standard output and error so far. */
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

/** A process takes a while to read the whole server; what it compiled serves the next one. */
export const compileCache = join(tmpdir(), "sihai-spec-compile-cache");
/** For specs that start one, on a computer that has more to do. */
export const processTimeoutMs = 120_000;

/** The server as built, where that is what the sources are now, as in `npm test`: as written, a start reads two thousand files first. */
const main = fileURLToPath(new URL(isBuilt("server") ? "../dist/main.js" : "../src/entry/main.ts", import.meta.url));

/** The server as an operator runs it, as a process of its own; resolves when it is ready or has ended. */
export async function aServerProcess(env: Record<string, string>, options: { uid?: number } = {}): Promise<ServerProcess> {
  // Without vendors of its own it starts the stand-in on the two beside.
  const port = await freePort(3);
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: "warn",
      ...configuredVendors,
      ...env,
      PORT: String(port),
      HOST: "127.0.0.1",
    },
    ...options,
    // The channel is how it knows that whoever started it is gone.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => {
    while (!said.includes("ready: ")) await setTimeout(50);
  };
  await Promise.race([ready(), ended]);
  return { url, child, output: () => said, ended };
}
