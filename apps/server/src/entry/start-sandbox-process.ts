import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { ConfigRefused, type SandboxAddresses } from "#platform";

export type SandboxProcess = SandboxAddresses & { pid: number | undefined; stop(): Promise<void> };

/**
 * The outside world's stand-in for this node: the one another node has started, where `SANDBOX_URL` says so, or one of its own. Nodes of one
 * business need one outside world: a mail one of them sends lies in the inbox of its own world.
 */
export async function openSandbox(
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<SandboxAddresses & { stop?(): Promise<void> }> {
  const { SANDBOX_URL: at, SANDBOX_SECRET: webhookSecret } = env;
  if (!at) return startSandboxProcess(Number(env.PORT || 8080), dataDir);
  if (!webhookSecret) throw new ConfigRefused(["set SANDBOX_SECRET, the same on every node that shares a sandbox"]);
  const url = at.replace(/\/$/, "");
  // Beside its pages it takes mail, on the next port.
  return { url, publicUrl: env.SANDBOX_PUBLIC_URL || url, smtpPort: Number(new URL(url).port || "80") + 1, webhookSecret };
}

/** Starts the outside world's stand-in as a process of its own: it is somebody else's computer. */
export async function startSandboxProcess(serverPort: number, dataDir: string): Promise<SandboxProcess> {
  const webhookSecret = process.env.SANDBOX_SECRET || `whsec_${randomBytes(16).toString("hex")}`;
  const publicUrl = process.env.SANDBOX_PUBLIC_URL || besideShop(process.env.PUBLIC_URL, serverPort + 1);
  const child = fork(fileURLToPath(new URL("../../../sandbox/src/main.ts", import.meta.url)), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(serverPort + 1),
      SANDBOX_SMTP_PORT: String(serverPort + 2),
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      SANDBOX_DATA_DIR: dataDir,
      SANDBOX_TRACKING_KEY: webhookSecret,
      SANDBOX_HOST: process.env.HOST || "0.0.0.0",
      SANDBOX_PUBLIC_URL: publicUrl,
      SANDBOX_PAYMENT_WEBHOOK: `http://127.0.0.1:${serverPort}/api/payment/webhook`,
      SANDBOX_TRACKING_WEBHOOK: `http://127.0.0.1:${serverPort}/api/parcel/tracking-webhook`,
      SANDBOX_MAIL_WEBHOOK: `http://127.0.0.1:${serverPort}/api/message/mail-events`,
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

/** A browser that finds the shop by a name or number finds the sandbox there too: a phone at home has no `localhost` of ours. */
function besideShop(publicUrl: string | undefined, port: number): string {
  const host = publicUrl?.startsWith("http://") && URL.canParse(publicUrl) ? new URL(publicUrl).hostname : "localhost";
  return `http://${host}:${port}`;
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
