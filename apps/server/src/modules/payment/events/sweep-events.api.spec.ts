import { beforeEach, describe, expect, it } from "vitest";
import { inWallet, logInAgain, race } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith, stateOf } from "../../../../testing/payment/payments.ts";
import { sweepEvents } from "./sweep-events.ts";

standOnCardGround();

// No notice arrives in this file.
beforeEach(() => gateway.hold(true));

/** As the worker does every minute. */
async function sweep(seconds = 61): Promise<void> {
  await spec.advance(seconds);
  await logInAgain(spec, mei);
  await sweepEvents(spec.deps);
}
async function recharged(): Promise<string> {
  const tradeNo = await aRecharge(mei, "100.00");
  await payWith(mei, tradeNo, cards.visa, { addressId });
  return (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
}
const kept = (intentId: string) =>
  spec.deps.db.selectFrom("gateway_event").select(["event_id", "kind"]).where("gateway_id", "=", intentId).execute();

describe("events without a notice", () => {
  it("are read and do what they ask for: a confirmation at the bank, a refund, a dispute won", async () => {
    await sweep();
    const tradeNo = await aRecharge(mei, "100.00");
    const waiting = await payWith(mei, tradeNo, cards.threeDs, { addressId });
    if (!waiting.ok || waiting.data.status !== "needs-action") throw new Error("no confirmation was asked for");
    await gateway.confirm(waiting.data.actionUrl);
    await sweep();
    expect(await stateOf(mei, tradeNo)).toBe("paid");
    const intentId = (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
    await gateway.refund(intentId, 5175);
    await sweep();
    expect(await inWallet(spec, mei)).toBe("50.00");
    const other = await recharged();
    const { id } = await gateway.dispute(other);
    await sweep();
    expect(await inWallet(spec, mei)).toBe("50.00");
    await gateway.closeDispute(id, "won");
    await sweep();
    expect(await inWallet(spec, mei)).toBe("150.00");
  });

  it("have one effect, whoever reads them at once, and a notice that comes after all", async () => {
    await sweep();
    const intentId = await recharged();
    await gateway.refund(intentId);
    await spec.advance(61);
    await logInAgain(spec, mei);
    const events = await gateway.eventsAbout(intentId);
    await Promise.all([race(4, () => sweepEvents(spec.deps)), ...events.map(({ id }) => gateway.replay(id))]);
    for (const { id } of events) await gateway.replay(id);
    expect(await inWallet(spec, mei)).toBe("0.00");
    expect(new Set((await kept(intentId)).map(({ event_id: id }) => id)).size).toBe((await kept(intentId)).length);
  });

  it("are left to their notices while they are young", async () => {
    await sweep();
    const intentId = await recharged();
    await sweepEvents(spec.deps);
    expect(await kept(intentId)).toEqual([]);
    await sweep();
    expect(await kept(intentId)).toHaveLength(1);
  });

  it("wait while the gateway does not list them, and none is missed after a long silence", async () => {
    await sweep();
    const intentId = await recharged();
    await gateway.refund(intentId);
    const { payment } = spec.deps.adapters;
    const { eventsSince, refundsOf } = payment;
    payment.eventsSince = async () => ({ ok: false, refusal: { code: "SOURCE_FAILED", source: "payment", detail: "away" } });
    await sweep(2 * 86_400);
    expect(await kept(intentId)).toEqual([]);
    payment.eventsSince = eventsSince;
    payment.refundsOf = async () => ({ ok: false, refusal: { code: "SOURCE_FAILED", source: "payment", detail: "away" } });
    await sweep();
    payment.refundsOf = refundsOf;
    expect((await kept(intentId)).map(({ kind }) => kind)).not.toContain("charge-refunded");
    await sweep(2 * 86_400);
    expect((await kept(intentId)).map(({ kind }) => kind)).toContain("charge-refunded");
    expect(await inWallet(spec, mei)).toBe("0.00");
  });
});
