import { submitDiy } from "@sihai/contract/order";
import * as contract from "@sihai/contract/payment";
import { settleSuspended } from "@sihai/contract/suspense";
import * as withdrawal from "@sihai/contract/withdrawal";
import { toDecimal } from "@sihai/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { aKey, inWallet, logInAgain, pay, payPassword, race } from "#testing";
import { aManualOrder } from "../../../../testing/order/manual-order.ts";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, cannotEndNext, cards, payWith } from "../../../../testing/payment/payments.ts";
import { balanceOf, world as worldAccount } from "../../ledger/index.ts";
import { sendParts } from "../../withdrawal/index.ts";
import { collectDebts, owedNow } from "./debt.ts";
import { bookWaitingReversals } from "./note-reversal.ts";

standOnCardGround();

beforeEach(async () => {
  await gateway.hold(true);
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
});

/** ¥100 in the wallet, for ¥103.50 of a card. */
async function recharged(given: { currency?: "EUR"; token?: string } = {}): Promise<{ tradeNo: string; intentId: string }> {
  const { token = cards.visa, ...more } = given;
  const tradeNo = await aRecharge(mei, "100.00");
  await payWith(mei, tradeNo, token, { addressId, ...more });
  return { tradeNo, intentId: await intentOf(tradeNo) };
}
async function intentOf(tradeNo: string): Promise<string> {
  return (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
}
async function ordered(amount: string): Promise<string> {
  const body = aManualOrder(amount);
  return (await mei.must(submitDiy, { body }, { key: aKey() })).tradeNo;
}
async function spend(amount: string): Promise<void> {
  expect(await pay(mei, await ordered(amount))).toMatchObject({ ok: true });
}
/** Everything the gateway has to say of a charge, in this order. */
async function deliver(intentId: string, pick: (types: string[]) => string[] = (types) => types): Promise<void> {
  const events = await gateway.eventsAbout(intentId);
  for (const type of pick(events.map((event) => event.type))) {
    const event = events.find((one) => one.type === type);
    expect((await gateway.replay(event?.id ?? "")).statuses).toEqual([200]);
  }
}
/** Every event by its place among them, where two are of one type. */
async function deliverByPlace(intentId: string, order: readonly number[]): Promise<void> {
  const events = await gateway.eventsAbout(intentId);
  for (const at of order) expect((await gateway.replay(events[at]?.id ?? "")).statuses).toEqual([200]);
}
const owed = async () => toDecimal(await owedNow(spec.deps.db, mei.id));
const standing = async () => [await inWallet(spec, mei), await owed()];
async function stateOf(intentId: string): Promise<string> {
  return (
    await spec.deps.db.selectFrom("payment_attempt").select("state").where("gateway_id", "=", intentId).executeTakeFirstOrThrow()
  ).state;
}
const told = (template: string) =>
  spec.deps.db.selectFrom("message").select("id").where("user_id", "=", mei.id).where("template", "=", template).execute();
const atGateway = async () => balanceOf(spec.deps.db, worldAccount("gateway"));

describe("a refund begun at the gateway", () => {
  it("takes the payment's money out of the wallet once, however often and by whichever event it is told", async () => {
    const before = await atGateway();
    const { intentId } = await recharged();
    await gateway.refund(intentId);
    await deliver(intentId, (types) => [...types.toReversed(), ...types, ...types]);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("refunded");
    expect(await atGateway()).toEqual(before);
    const { list } = await mei.must(contract.listBills, { query: { page: 1, kind: "card-reversal" } });
    expect(list).toMatchObject([{ change: { amount: "-100.00" }, method: "card" }]);
    expect(await told("card-payment-refunded")).toHaveLength(1);
  });

  it("in parts takes its share of each, to the cent, and the surcharge is ours to give", async () => {
    const { intentId } = await recharged();
    for (const amount of [3_333, 3_333, 3_684]) await gateway.refund(intentId, amount);
    for (const event of await gateway.eventsAbout(intentId)) await gateway.replay(event.id);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("refunded");
  });

  it("that fails at the bank is undone, and told later than its failure it stays undone", async () => {
    const { intentId } = await recharged();
    const { id } = await gateway.refund(intentId);
    await deliver(intentId);
    await gateway.failRefund(id);
    await deliver(intentId, (types) => ["refund.failed", ...types]);
    expect(await standing()).toEqual(["100.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("captured");
    const other = await recharged();
    await gateway.failRefund((await gateway.refund(other.intentId)).id);
    await deliver(other.intentId, (types) => types.toReversed());
    expect(await standing()).toEqual(["200.00", "0.00"]);
  });

  it("of a charge in another currency goes back through the exchange", async () => {
    const { intentId } = await recharged({ currency: "EUR" });
    await gateway.refund(intentId);
    await deliver(intentId);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(toDecimal(await balanceOf(spec.deps.db, worldAccount("gateway", "EUR")))).toBe("0.00");
  });

  it("of a late capture takes the surcharge too, which had gone to the wallet", async () => {
    await recharged();
    const tradeNo = await ordered("50.00");
    await payWith(mei, tradeNo, cards.threeDs, { addressId });
    cannotEndNext(spec);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
    const intentId = await intentOf(tradeNo);
    await gateway.confirm(`${spec.sandbox.url}/gateway/3ds/${intentId}`);
    await mei.must(contract.confirmReturn, { body: { tradeNo } });
    expect(await standing()).toEqual(["101.75", "0.00"]);
    await gateway.refund(intentId);
    await deliver(intentId);
    expect(await standing()).toEqual(["50.00", "0.00"]);
  });

  it("of money in suspense comes out of there, and of no wallet", async () => {
    const suspense = () => balanceOf(spec.deps.db, worldAccount("suspense"));
    const before = await suspense();
    const { intentId } = await recharged({ token: "pm_card_sandboxCentLess" });
    expect(await suspense()).not.toEqual(before);
    await gateway.refund(intentId);
    await deliver(intentId);
    expect(await suspense()).toEqual(before);
    // What is not there any more is neither credited nor sent back a second time.
    const { id } = await spec.deps.db
      .selectFrom("suspended_arrival")
      .select("id")
      .where("reference", "=", intentId)
      .executeTakeFirstOrThrow();
    const finance = await spec.staff("finance");
    for (const way of ["credit", "send-back"] as const) {
      const body = { suspenseNo: `SP${id}`, way, reason: "Compared with the gateway" };
      expect(await finance.call(settleSuspended, { body }, { key: aKey() })).toMatchObject({
        ok: false,
        code: "SUSPENSE_TAKEN_BACK",
      });
    }
    expect(await standing()).toEqual(["0.00", "0.00"]);
  });

  it("beyond what withdrawals sent back is not taken from the customer again", async () => {
    const { intentId } = await recharged();
    await withdrawn("100.00");
    await gateway.refund(intentId);
    await deliver(intentId);
    for (const event of await gateway.eventsAbout(intentId)) await gateway.replay(event.id);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("refunded");
  });
});

async function withdrawn(amount: string): Promise<string> {
  const desk = await spec.staff("finance");
  const yuan = (value: string) => ({ amount: value, currency: "CNY" as const });
  const body = { amount: yuan(amount), seenToAccount: yuan("0.00"), payPassword };
  const { withdrawNo } = await mei.must(withdrawal.applyForWithdrawal, { body }, { key: aKey() });
  await desk.must(withdrawal.approveWithdrawal, { body: { withdrawNo } }, { key: aKey() });
  await spec.advance(61);
  await logInAgain(spec, mei);
  await sendParts(spec.deps);
  return withdrawNo;
}

describe("money that is spent already", () => {
  it("is owed; new orders and withdrawals wait and say why, and the next recharge repays it", async () => {
    const { intentId } = await recharged();
    await spend("60.00");
    await gateway.refund(intentId);
    await deliver(intentId);
    expect(await standing()).toEqual(["0.00", "60.00"]);
    expect(await mei.must(contract.getWallet, {})).toMatchObject({ debt: "60.00" });
    const yuan = (value: string) => ({ amount: value, currency: "CNY" as const });
    const body = { amount: yuan("10.00"), seenToAccount: yuan("0.00"), payPassword };
    expect(await mei.call(withdrawal.applyForWithdrawal, { body }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "DEBT_OPEN",
      data: { owed: "60.00" },
    });
    expect(await mei.call(submitDiy, { body: aManualOrder("20.00") }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "DEBT_OPEN",
    });
    const { tradeNo } = await mei.must(contract.openRecharge, { body: { amount: "60.00" } }, { key: aKey() });
    expect(await mei.must(contract.getTrade, { query: { tradeNo } })).toMatchObject({ owed: "60.00" });
    await recharged();
    await race(4, () => collectDebts(spec.deps));
    expect(await standing()).toEqual(["40.00", "0.00"]);
    expect(await mei.call(submitDiy, { body: aManualOrder("20.00") }, { key: aKey() })).toMatchObject({ ok: true });
  });

  it("and won back is repaid first, the rest stands where it stood", async () => {
    const { intentId } = await recharged();
    await spend("60.00");
    const { id } = await gateway.dispute(intentId);
    await deliver(intentId);
    expect(await standing()).toEqual(["0.00", "60.00"]);
    await recharged();
    await collectDebts(spec.deps);
    expect(await standing()).toEqual(["40.00", "0.00"]);
    await gateway.closeDispute(id, "won");
    await deliver(intentId);
    expect(await standing()).toEqual(["140.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("captured");
  });
});

describe("a dispute", () => {
  const types = [
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ];
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 3, 0, 1],
    [3, 0, 3, 1, 2],
    [1, 0, 1, 3, 2],
    [0, 3, 1, 2, 1],
  ];
  it.each(orders)("that is won ends as it began, told in the order %s %s %s %s", async (...order) => {
    const { intentId } = await recharged();
    await spend("30.00");
    const { id } = await gateway.dispute(intentId);
    await gateway.closeDispute(id, "won");
    await deliver(intentId, () => order.map((at) => types[at] ?? ""));
    expect(await standing()).toEqual(["70.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("captured");
  });

  it("that is lost keeps the money out, and the payment says so", async () => {
    const { intentId } = await recharged();
    const { id } = await gateway.dispute(intentId);
    await gateway.closeDispute(id, "lost");
    await deliver(intentId, (all) => all.toReversed());
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("disputed");
    expect(await told("card-payment-disputed")).toHaveLength(1);
    expect(await told("card-dispute-lost")).toHaveLength(1);
  });

  it.each([[[0, 1, 2, 3, 4]], [[4, 3, 2, 1, 0]], [[3, 4, 0, 2, 2, 1]]])(
    "that is lost, and won afterwards, ends as it began, told in the order %s",
    async (order) => {
      const { intentId } = await recharged();
      await spend("30.00");
      const { id } = await gateway.dispute(intentId);
      await gateway.closeDispute(id, "lost");
      await gateway.closeDispute(id, "won");
      await deliverByPlace(intentId, order);
      expect(await standing()).toEqual(["70.00", "0.00"]);
      expect(await stateOf(intentId)).toBe("captured");
    },
  );

  it("whose loss was told already gives the money back when it is won, and says so once", async () => {
    const { intentId } = await recharged();
    const { id } = await gateway.dispute(intentId);
    await gateway.closeDispute(id, "lost");
    await deliverByPlace(intentId, [0, 1, 2]);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    await gateway.closeDispute(id, "won");
    await deliverByPlace(intentId, [3, 4, 2, 1, 0]);
    expect(await standing()).toEqual(["100.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("captured");
    expect(await told("card-payment-restored")).toHaveLength(1);
  });

  it("that is only an inquiry moves nothing", async () => {
    const { intentId } = await recharged();
    const { id } = await gateway.dispute(intentId, { isInquiry: true });
    await deliver(intentId);
    expect(await standing()).toEqual(["100.00", "0.00"]);
    await gateway.closeDispute(id, "lost");
    await deliver(intentId);
    expect(await stateOf(intentId)).toBe("captured");
  });

  it("told eight times at once moves its money once", async () => {
    const { intentId } = await recharged();
    await gateway.dispute(intentId);
    const events = await gateway.eventsAbout(intentId);
    await Promise.all(events.map((event) => gateway.replay(event.id, { times: 8, together: true, newId: true })));
    expect(await standing()).toEqual(["0.00", "0.00"]);
  });

  it("heard of before the charge itself waits for it", async () => {
    const tradeNo = await aRecharge(mei, "100.00");
    await payWith(mei, tradeNo, cards.threeDs, { addressId });
    const intentId = await intentOf(tradeNo);
    await gateway.confirm(`${spec.sandbox.url}/gateway/3ds/${intentId}`);
    await gateway.dispute(intentId);
    await deliver(intentId);
    await bookWaitingReversals(spec.deps);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    const [captured] = await gateway.eventsOf(tradeNo);
    await gateway.replay(captured?.id ?? "");
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(await stateOf(intentId)).toBe("disputed");
  });

  it("while the money is on its way out of the wallet leaves nobody with it twice", async () => {
    const { intentId } = await recharged();
    await gateway.dispute(intentId);
    const withdrawNo = await withdrawn("100.00");
    expect(await mei.must(withdrawal.getWithdrawal, { query: { withdrawNo } })).toMatchObject({ state: "refused" });
    await deliver(intentId);
    await collectDebts(spec.deps);
    expect(await standing()).toEqual(["0.00", "0.00"]);
  });
});
