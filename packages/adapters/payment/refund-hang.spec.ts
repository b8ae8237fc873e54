import { randomUUID } from "node:crypto";
import { cny } from "@sihai/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createPayment } from "./index.ts";

let world: OutsideWorld;
beforeAll(async () => {
  world = await startOutsideWorld();
});
afterAll(() => world.stop());

const open = (timeoutMs: number) =>
  createPayment({
    fetch: world.fetch,
    baseUrl: world.sandbox.url,
    ...{ scriptUrl: "", secretKey: "sk_specs", publishableKey: "pk_specs", webhookSecret: world.webhookSecret },
    timeoutMs,
  });

it("a refund nobody answers for is found made, and said again under the same key (rule F15)", async () => {
  const payment = open(20_000);
  const paid = await payment.charge({
    ...{
      amount: cny("100.00"),
      paymentMethod: "pm_card_sandboxRefundHang",
      reference: randomUUID(),
      idempotencyKey: randomUUID(),
    },
    ...{ returnUrl: "http://localhost/back", receiptEmail: "mei@example.com" },
  });
  if (paid.status !== "captured") throw new Error(`not captured: ${paid.status}`);
  const { intentId } = paid;
  const asked = { intentId, amount: cny("10.00"), idempotencyKey: randomUUID(), reference: "R-1" };

  expect(await open(500).refund(asked)).toMatchObject({ status: "unknown" });
  const found = await payment.refundsOf(intentId);
  expect(found).toMatchObject({ ok: true, value: [{ status: "refunded", reference: "R-1", amount: cny("10.00") }] });
  expect(await payment.refund(asked)).toMatchObject({ status: "refunded", refundId: found.ok && found.value[0]?.refundId });
  expect(await payment.find(intentId)).toMatchObject({ ok: true, value: { refunded: cny("10.00") } });
});
