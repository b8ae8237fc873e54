import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const tree = join(root, ".data/pseudo");
/** Above the journeys' own server and its sandbox. */
const port = Number(process.env.E2E_PORT ?? 18_080) + 6;

export type PseudoServer = { url: string; stop: () => Promise<void> };

/** Builds the product with the pseudo-language as a third one and starts it, with a demo of its own. */
export async function startPseudoServer(): Promise<PseudoServer> {
  execFileSync(process.execPath, [join(root, "tools/pseudo/build.ts"), tree], { stdio: ["ignore", "inherit", "inherit"] });
  const dataDir = mkdtempSync(join(tmpdir(), "sihai-pseudo-"));
  const server = spawn(process.execPath, ["apps/server/dist/main.js"], {
    cwd: tree,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  await ready(server, `${url}/readyz`);
  return {
    url,
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      if (server.exitCode === null && server.kill("SIGTERM")) await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (const until = Date.now() + 200_000; Date.now() < until; ) {
    if (server.exitCode !== null) throw new Error(`the server in the pseudo-language ended with ${server.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  server.kill("SIGTERM");
  throw new Error("the server in the pseudo-language did not start");
}
