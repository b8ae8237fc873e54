import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { SandboxAddresses } from "#platform";

export type SandboxProcess = SandboxAddresses & { pid: number | undefined; stop(): Promise<void> };

/** Starts the outside world's stand-in as a process of its own: it is somebody else's computer. */
export async function startSandboxProcess(serverPort: number, dataDir: string): Promise<SandboxProcess> {
  const webhookSecret = `whsec_${randomBytes(16).toString("hex")}`;
  const publicUrl = process.env.SANDBOX_PUBLIC_URL ?? `http://localhost:${serverPort + 1}`;
  const child = fork(fileURLToPath(new URL("../../../sandbox/src/main.ts", import.meta.url)), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(serverPort + 1),
      SANDBOX_SMTP_PORT: String(serverPort + 2),
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      SANDBOX_DATA_DIR: dataDir,
      SANDBOX_TRACKING_KEY: webhookSecret,
      SANDBOX_HOST: process.env.HOST ?? "0.0.0.0",
      SANDBOX_PUBLIC_URL: publicUrl,
      SANDBOX_PAYMENT_WEBHOOK: `http://127.0.0.1:${serverPort}/api/payment/webhook`,
      SANDBOX_TRACKING_WEBHOOK: `http://127.0.0.1:${serverPort}/api/parcel/tracking-webhook`,
    },
  });
  process.once("exit", () => child.kill("SIGTERM"));
  const { smtpPort } = await new Promise<{ url: string; smtpPort: number }>((resolve, reject) => {
    child.once("message", (message) => resolve(message as { url: string; smtpPort: number }));
    child.once("exit", (code) => reject(new Error(`the sandbox stopped at start (${code})`)));
  });
  return {
    url: `http://127.0.0.1:${serverPort + 1}`,
    smtpPort,
    publicUrl,
    webhookSecret,
    pid: child.pid,
    stop: () => stopChild(child),
  };
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
