import * as books from "@sihai/contract/books";
import * as payment from "@sihai/contract/payment";
import * as contract from "@sihai/contract/suspense";
import { toDecimal } from "@sihai/domain";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, type Client, eventually, inWallet, race } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aTrade } from "../../../testing/payment/payments.ts";
import { aSuspendedCharge, suspendedOf } from "../../../testing/payment/suspended.ts";
import { balanceOf, world } from "../ledger/index.ts";
import { endGoneSuspended, sendBack } from "./index.ts";

standOnCardGround();

let finance: Client;
let otherNode: string;
beforeAll(async () => {
  finance = await spec.staff("finance");
  otherNode = await spec.anotherNode();
});
beforeEach(() => gateway.hold(true));

/** A payment that waits, and a fen less than it in suspense. */
async function suspended() {
  const { tradeNo } = await aTrade(spec, mei, "80.00");
  const suspenseNo = await aSuspendedCharge(spec, mei, tradeNo, addressId);
  const [row] = await suspendedOf(spec, mei);
  return { tradeNo, suspenseNo, intentId: row?.reference ?? "", amount: Number(row?.amount) };
}
async function deliver(intentId: string): Promise<void> {
  const events = await gateway.eventsAbout(intentId);
  for (const event of [...events.toReversed(), ...events]) await gateway.replay(event.id);
}
const stateOf = async () => (await suspendedOf(spec, mei))[0]?.state;
const ended = () => race(3, () => endGoneSuspended(spec.deps));
const stops = async () =>
  (await spec.deps.db.selectFrom("payable_stop").select("id").where("user_id", "=", mei.id).execute()).length;
const toldTimes = async (template: string) =>
  (await spec.deps.db.selectFrom("message").select("id").where("user_id", "=", mei.id).where("template", "=", template).execute())
    .length;
const settle = (suspenseNo: string, way: "credit" | "send-back", node = finance) =>
  node.call(contract.settleSuspended, { body: { suspenseNo, way, reason: "Compared with the gateway" } }, { key: aKey() });
const fees = () => balanceOf(spec.deps.db, world("gateway-fees"));

describe("money in suspense that the gateway took back whole", () => {
  it("ends, once, its owner hears so, and what waited for it goes on", async () => {
    const { intentId, suspenseNo, tradeNo } = await suspended();
    expect(await stops()).toBe(1);
    await gateway.refund(intentId);
    await deliver(intentId);
    expect(await settle(suspenseNo, "credit")).toMatchObject({ code: "SUSPENSE_TAKEN_BACK" });
    await ended();
    await ended();
    expect([await stateOf(), await stops(), await toldTimes("suspense-sent-back")]).toEqual(["taken-back", 0, 1]);
    expect((await mei.must(contract.listSuspended)).list).toMatchObject([{ suspenseNo, state: "sent-back" }]);
    expect(await mei.must(payment.getTrade, { query: { tradeNo } })).toMatchObject({ state: "pending" });
    const { list, counts } = await finance.must(contract.suspenseQueue, { query: { tab: "closed" } });
    expect(list.map((one) => one.suspenseNo)).toContain(suspenseNo);
    expect(counts.open).toBe((await finance.must(contract.suspenseQueue, { query: {} })).list.length);
  });

  it("by halves ends with the second of them", async () => {
    const { intentId, amount } = await suspended();
    await gateway.refund(intentId, 1_000);
    await deliver(intentId);
    await ended();
    expect(await stateOf()).toBe("open");
    await gateway.refund(intentId, amount - 1_000);
    await deliver(intentId);
    await ended();
    expect(await stateOf()).toBe("taken-back");
  });

  it("stands at the desk again when its card does not take it, and is settled then", async () => {
    const { intentId, suspenseNo, amount } = await suspended();
    const { id } = await gateway.refund(intentId);
    await deliver(intentId);
    await ended();
    await gateway.failRefund(id);
    await deliver(intentId);
    await ended();
    expect([await stateOf(), await toldTimes("money-suspended")]).toEqual(["open", 2]);
    const other = finance.at(otherNode);
    const settled = await race(4, (index) => settle(suspenseNo, "credit", index % 2 === 0 ? finance : other));
    expect(settled.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe((amount / 100).toFixed(2));
  });

  it.each([
    ["lost", "taken-back"],
    ["won", "open"],
  ] as const)("by a dispute waits until the bank has decided: %s", async (outcome, state) => {
    const { intentId } = await suspended();
    const { id } = await gateway.dispute(intentId);
    await deliver(intentId);
    await ended();
    expect(await stateOf()).toBe("open");
    await gateway.closeDispute(id, outcome);
    await deliver(intentId);
    await ended();
    expect(await stateOf()).toBe(state);
  });
});

describe("what the gateway takes of a charge that had gone back to its card", () => {
  const differenceOf = async (reference: string) => (await finance.must(books.gatewayDesk, { query: { q: reference } })).list[0];

  it("is a difference finance books as a cost, once on two nodes, and is ours again when it is won", async () => {
    const { intentId, suspenseNo, amount } = await suspended();
    expect(await settle(suspenseNo, "send-back")).toMatchObject({ ok: true });
    await spec.advance(61);
    await sendBack(spec.deps);
    await eventually("it went back", async () => (await stateOf()) === "sent-back");
    const before = toDecimal(await fees());
    const { id } = await gateway.dispute(intentId, { amount });
    await deliver(intentId);
    await spec.advance(6 * 60);
    await finance.must(books.reconcileGateway, {});
    const found = await differenceOf(id);
    expect(found).toMatchObject({ verdict: "theirs-only", canBook: true });
    if (!found) throw new Error("no difference");
    const afterFees = Number(toDecimal(await fees()));
    const body = { reference: id, seen: found.difference, reason: "Disputed after it went back" };
    const other = finance.at(otherNode);
    const pressed = await race(4, (index) =>
      (index % 2 === 0 ? finance : other).call(books.bookDifference, { body }, { key: aKey() }),
    );
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(Number(toDecimal(await fees())) - afterFees).toBeCloseTo(Number(found.difference.amount));
    expect(Number(before)).toBeGreaterThanOrEqual(afterFees);
    await finance.must(books.reconcileGateway, {});
    expect(await differenceOf(id)).toBeUndefined();
    await gateway.closeDispute(id, "won");
    await deliver(intentId);
    expect(Number(toDecimal(await fees()))).toBeCloseTo(afterFees);
    expect(await inWallet(spec, mei)).toBe("0.00");
  });
});
