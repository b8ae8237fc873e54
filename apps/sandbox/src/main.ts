// The sandbox as a process of its own, started beside the server. Tells its parent where it answers.
import { join } from "node:path";
import { startSandbox } from "./start-sandbox.ts";

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`set ${name}`);
  return value;
}

const port = Number(setting("SANDBOX_PORT"));
const sandbox = await startSandbox({
  port,
  smtpPort: Number(setting("SANDBOX_SMTP_PORT")),
  host: process.env.SANDBOX_HOST ?? "0.0.0.0",
  ...(port !== 0 && { publicUrl: process.env.SANDBOX_PUBLIC_URL ?? `http://localhost:${port}` }),
  webhookSecret: setting("SANDBOX_WEBHOOK_SECRET"),
  trackingKey: setting("SANDBOX_WEBHOOK_SECRET"),
  webhookTargets: { payment: setting("SANDBOX_PAYMENT_WEBHOOK"), tracking: setting("SANDBOX_TRACKING_WEBHOOK") },
  memoryFile: join(setting("SANDBOX_DATA_DIR"), "sandbox.json"),
});
process.send?.({ url: port === 0 ? sandbox.url : `http://localhost:${port}`, smtpPort: sandbox.smtpPort });

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
process.once("disconnect", () => void stop());

async function stop(): Promise<void> {
  await sandbox.stop();
  process.exit(0);
}
