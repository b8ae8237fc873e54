import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type S3Server = {
  /** Of its bucket. */
  url: string;
  keyId: string;
  secret: string;
  /** Names of what lies in a folder of the bucket. */
  files(folder: string): Promise<string[]>;
  stop(): Promise<void>;
};

/** A server that speaks S3 and checks signatures, as a process of its own. */
export async function startS3(): Promise<S3Server> {
  const dir = await mkdtemp(join(tmpdir(), "sihai-s3-"));
  const command = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");
  const args = ["--directory", dir, "--address", "127.0.0.1", "--port", "0", "--configure-bucket", "sihai", "--no-vhost-buckets"];
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  while (!/:(\d+)\s*$/m.test(said)) {
    if (child.exitCode !== null) throw new Error(`the S3 server stopped at start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const port = /:(\d+)\s*$/m.exec(said)?.[1];
  return {
    url: `http://127.0.0.1:${port}/sihai`,
    keyId: "S3RVER",
    secret: "S3RVER",
    async files(folder) {
      const names = await readdir(join(dir, "sihai", folder));
      return [...new Set(names.map((name) => name.replace(/\._S3rver_\w+(\.\w+)?$/, "")))];
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
