import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";

let dir: string;
let running: Sandbox | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "sihai-sandbox-"));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dir, { recursive: true });
});

async function start(): Promise<Sandbox> {
  running = await startSandbox({
    port: 0,
    smtpPort: 0,
    webhookTargets: { payment: "http://127.0.0.1:9/payment", tracking: "http://127.0.0.1:9/tracking" },
    webhookSecret: "whsec_specs",
    memoryFile: join(dir, "deep", "sandbox.json"),
  });
  return running;
}

async function call(sandbox: Sandbox, path: string, fields: Record<string, string>): Promise<{ id: string; status: string }> {
  const reply = await fetch(`${sandbox.url}/v1/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer sk_specs" },
    body: new URLSearchParams(fields),
  });
  return reply.json();
}

it("still refunds after a restart what was paid before", async () => {
  const first = await start();
  const paid = await call(first, "payment_intents", {
    amount: "1200",
    currency: "cny",
    confirm: "true",
    payment_method: "pm_card_visa",
  });
  expect(paid.status).toBe("succeeded");
  await first.stop();
  const refund = await call(await start(), "refunds", { payment_intent: paid.id, amount: "1200" });
  expect(refund.status).toBe("succeeded");
});

it("starts afresh when its memory is damaged", async () => {
  await mkdir(join(dir, "deep"));
  for (const damaged of ["", "{", "{}", '{"gateway":{}}']) {
    await writeFile(join(dir, "deep", "sandbox.json"), damaged);
    const sandbox = await start();
    expect((await fetch(`${sandbox.url}/sandbox/gateway/intents`)).status).toBe(200);
    await sandbox.stop();
  }
});
