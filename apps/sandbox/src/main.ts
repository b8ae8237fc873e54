import { join } from "node:path";
import { startSandbox } from "./start-sandbox.ts";

/** Runs the sandbox as a process of its own. Told by environment; tells its parent `{ url, smtpPort }` when it answers. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const sandbox = await startSandbox({
    port: Number(required("SANDBOX_PORT")),
    smtpPort: Number(required("SANDBOX_SMTP_PORT")),
    host: env.SANDBOX_HOST ?? "127.0.0.1",
    webhookTargets: {
      payment: required("SANDBOX_PAYMENT_WEBHOOK"),
      tracking: required("SANDBOX_TRACKING_WEBHOOK"),
      mail: required("SANDBOX_MAIL_WEBHOOK"),
    },
    webhookSecret: required("SANDBOX_WEBHOOK_SECRET"),
    ...(env.SANDBOX_PUBLIC_URL ? { publicUrl: env.SANDBOX_PUBLIC_URL } : {}),
    ...(env.SANDBOX_TRACKING_KEY ? { trackingKey: env.SANDBOX_TRACKING_KEY } : {}),
    ...(env.SANDBOX_DATA_DIR ? { memoryFile: join(env.SANDBOX_DATA_DIR, "sandbox.json") } : {}),
  });

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await sandbox.stop();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  // Without its parent nobody would stop it.
  process.on("disconnect", () => void stop());
  process.send?.({ url: sandbox.url, smtpPort: sandbox.smtpPort });
  if (!process.send) console.log(`sandbox: ${sandbox.url}, mail on port ${sandbox.smtpPort}`);
}

await main(process.env);
