import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readWebhook } from "./webhook.ts";

const secret = "whsec_specs";
const now = new Date("2026-11-20T08:00:00Z");
const seconds = now.getTime() / 1000;
const body = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "payment_intent.succeeded",
  created: seconds,
  data: {
    object: {
      id: "pi_1",
      object: "payment_intent",
      status: "succeeded",
      amount_received: 1234,
      currency: "cny",
      metadata: { reference: "T-1" },
      created: seconds,
    },
  },
});

function sign(text: string, at = seconds, key = secret): string {
  return `t=${at},v1=${createHmac("sha256", key).update(`${at}.${text}`).digest("hex")}`;
}

async function read(signature: string | undefined, text = body) {
  const reply = await readWebhook({ body: text, signature, now }, secret);
  return reply.ok ? reply.value : reply.refusal.code;
}

describe("webhook signatures (rule F07)", () => {
  it("accepts the exact bytes", async () => {
    expect(await read(sign(body))).toMatchObject({
      id: "evt_1",
      type: "charge-changed",
      charge: { status: "captured", reference: "T-1" },
    });
    expect(await readWebhook({ body: Buffer.from(body), signature: sign(body), now }, secret)).toMatchObject({ ok: true });
  });

  it("accepts one right signature among several, as at a change of secret", async () => {
    expect(await read(`${sign(body, seconds, "whsec_old")},${sign(body).split(",")[1]}`)).toMatchObject({ id: "evt_1" });
  });

  it.each([
    ["no header", undefined, body, "WEBHOOK_UNSIGNED"],
    ["an empty header", "", body, "WEBHOOK_UNSIGNED"],
    ["nonsense", "nonsense", body, "WEBHOOK_FORGED"],
    ["an empty signature", `t=${seconds},v1=`, body, "WEBHOOK_FORGED"],
    ["another key", sign(body, seconds, "whsec_other"), body, "WEBHOOK_FORGED"],
    ["a valid signature over another body", sign(`${body} `), body, "WEBHOOK_FORGED"],
    ["a re-encoded body", sign(body), JSON.stringify(JSON.parse(body), null, 2), "WEBHOOK_FORGED"],
    ["a changed time", sign(body).replace(`t=${seconds}`, `t=${seconds - 1}`), body, "WEBHOOK_FORGED"],
    ["a signature of another scheme", sign(body).replace("v1=", "v0="), body, "WEBHOOK_FORGED"],
    ["301 seconds", sign(body, seconds - 301), body, "WEBHOOK_STALE"],
    ["a signed body that is not JSON", sign("no"), "no", "WEBHOOK_UNREADABLE"],
  ])("refuses %s", async (_name, signature, text, code) => expect(await read(signature, text)).toBe(code));

  it("takes 300 seconds", async () => expect(await read(sign(body, seconds - 300))).toMatchObject({ id: "evt_1" }));

  it("acknowledges types it does not know", async () => {
    const other = JSON.stringify({ ...JSON.parse(body), type: "charge.dispute.created" });
    expect(await read(sign(other), other)).toMatchObject({ type: "other", gatewayType: "charge.dispute.created" });
  });
});
