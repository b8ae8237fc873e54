import * as contract from "@sihai/contract/payment";
import { beforeEach, describe, expect, it } from "vitest";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith, reconcile, stateOf } from "../../../testing/payment/payments.ts";

standOnCardGround();

describe("3-D Secure in whatever order its news come (rule F06)", () => {
  async function waiting(): Promise<{ tradeNo: string; approve: () => Promise<string> }> {
    await gateway.hold(true);
    const tradeNo = await aRecharge(mei, "80.00");
    const request = await payWith(mei, tradeNo, cards.threeDs, { addressId });
    if (!request.ok || request.data.status !== "needs-action") throw new Error("no confirmation was asked for");
    const { actionUrl } = request.data;
    return {
      tradeNo,
      async approve() {
        await gateway.confirm(actionUrl);
        const [event] = await gateway.eventsOf(tradeNo);
        return event?.id ?? "";
      },
    };
  }
  const back = (tradeNo: string) => mei.must(contract.confirmReturn, { body: { tradeNo } });
  const captured = { status: "captured", use: "paid-trade" };

  it("the notice first, then the shopper", async () => {
    const { tradeNo, approve } = await waiting();
    expect((await gateway.replay(await approve())).statuses).toEqual([200]);
    expect(await stateOf(mei, tradeNo)).toBe("paid");
    expect(await back(tradeNo)).toMatchObject(captured);
  });

  it("the shopper first, then the notice", async () => {
    const { tradeNo, approve } = await waiting();
    const eventId = await approve();
    expect(await back(tradeNo)).toMatchObject(captured);
    expect((await gateway.replay(eventId)).statuses).toEqual([200]);
  });

  it("only the notice", async () => {
    const { approve } = await waiting();
    await gateway.replay(await approve());
  });

  it("only the shopper", async () => {
    const { tradeNo, approve } = await waiting();
    await approve();
    expect(await back(tradeNo)).toMatchObject(captured);
  });

  it("neither: the reconciler finds it", async () => {
    const { tradeNo, approve } = await waiting();
    await approve();
    expect(await stateOf(mei, tradeNo)).toBe("pending");
    await reconcile(spec);
    expect(await stateOf(mei, tradeNo)).toBe("paid");
  });

  it("both at once", async () => {
    const { tradeNo, approve } = await waiting();
    const eventId = await approve();
    await Promise.all([back(tradeNo), gateway.replay(eventId, { times: 4, together: true }), back(tradeNo)]);
    expect(await stateOf(mei, tradeNo)).toBe("paid");
  });

  it("a refusal at the bank leaves nothing taken and the way open", async () => {
    await gateway.hold(true);
    const tradeNo = await aRecharge(mei, "80.00");
    const request = await payWith(mei, tradeNo, cards.threeDs, { addressId });
    if (!request.ok || request.data.status !== "needs-action") throw new Error("no confirmation was asked for");
    const { actionUrl } = request.data;
    await gateway.confirm(actionUrl, "refuse");
    expect(await back(tradeNo)).toMatchObject({ status: "declined", reason: "authentication-failed" });
    // Whoever goes back to the bank's page finds the way on, and nothing to answer any more.
    const dead = await (await fetch(actionUrl)).text();
    expect(dead).toContain(`tradeNo=${tradeNo}`);
    expect(dead).not.toContain("<form");
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: captured });
  });

  it("a second card ends the first one's confirmation", async () => {
    const { tradeNo } = await waiting();
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: captured });
    expect((await gateway.intentsOf(tradeNo)).map(({ status }) => status).sort()).toEqual(["canceled", "succeeded"]);
  });

  beforeEach(() => undefined);
});
