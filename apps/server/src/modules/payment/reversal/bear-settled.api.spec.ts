import { submitDiy } from "@sihai/contract/order";
import { settleSuspended } from "@sihai/contract/suspense";
import { subtract, toDecimal } from "@sihai/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { aKey, inWallet, pay, payPassword } from "#testing";
import { aManualOrder } from "../../../../testing/order/manual-order.ts";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, payWith } from "../../../../testing/payment/payments.ts";
import { suspendedOf } from "../../../../testing/payment/suspended.ts";
import { balanceOf, wallet, world as worldAccount } from "../../ledger/index.ts";
import { collectDebts, owedNow } from "./debt.ts";
import { bookWaitingReversals } from "./note-reversal.ts";

standOnCardGround();

beforeEach(async () => {
  await gateway.hold(true);
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
});

/** Money of a card that could not be used: a fen less than the payment, and finance settles it. */
async function settled(tradeNo: string, way: "credit" | "pay", more: { currency?: "EUR" } = {}) {
  await payWith(mei, tradeNo, "pm_card_sandboxCentLess", { addressId, ...more });
  const [row] = await suspendedOf(spec, mei);
  const finance = await spec.staff("finance");
  const body = { suspenseNo: `SP${row?.id}`, way, reason: "Compared with the gateway" };
  expect(await finance.call(settleSuspended, { body }, { key: aKey() })).toMatchObject({ ok: true });
  return { intentId: row?.reference ?? "", arrived: BigInt(row?.amount ?? 0) };
}
async function deliver(intentId: string): Promise<void> {
  const events = await gateway.eventsAbout(intentId);
  for (const event of [...events.toReversed(), ...events]) await gateway.replay(event.id);
}
const owed = async () => toDecimal(await owedNow(spec.deps.db, mei.id));
const standing = async () => [await inWallet(spec, mei), await owed()];
const atGateway = (currency?: "EUR") => balanceOf(spec.deps.db, worldAccount("gateway", currency));
const waiting = () =>
  spec.deps.db
    .selectFrom("card_reversal")
    .select("id")
    .where("booked", "=", "waiting")
    .where("kind", "<>", "own-refund")
    .execute();

describe("what the gateway takes back of money that was in suspense", () => {
  it("and was credited since, leaves the wallet it stands in, once", async () => {
    const before = await atGateway();
    const { intentId } = await settled(await aRecharge(mei, "100.00"), "credit");
    expect(await inWallet(spec, mei)).toBe("103.49");
    await gateway.refund(intentId);
    await deliver(intentId);
    await Promise.all([bookWaitingReversals(spec.deps), bookWaitingReversals(spec.deps)]);
    expect(await standing()).toEqual(["0.00", "0.00"]);
    expect(await atGateway()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  it("and was spent since, is owed until something comes in", async () => {
    const { intentId } = await settled(await aRecharge(mei, "100.00"), "credit");
    const { tradeNo } = await mei.must(submitDiy, { body: aManualOrder("100.00") }, { key: aKey() });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
    await gateway.refund(intentId);
    await deliver(intentId);
    expect(await standing()).toEqual(["0.00", "100.00"]);
    await payWith(mei, await aRecharge(mei, "60.00"), "pm_card_visa", { addressId });
    await collectDebts(spec.deps);
    expect(await standing()).toEqual(["0.00", "40.00"]);
  });

  it("in another currency leaves that balance, what is gone of it is owed in CNY", async () => {
    const before = await atGateway("EUR");
    const { intentId, arrived } = await settled(await aRecharge(mei, "100.00"), "credit", { currency: "EUR" });
    const euros = wallet(mei.id, "EUR");
    expect((await balanceOf(spec.deps.db, euros)).amount).toBe(arrived);
    await gateway.refund(intentId);
    await deliver(intentId);
    expect([(await balanceOf(spec.deps.db, euros)).amount, await owed()]).toEqual([0n, "0.00"]);
    expect(toDecimal(subtract(await atGateway("EUR"), before))).toBe("0.00");
    expect(await waiting()).toEqual([]);
  });

  it("and failed to give back, stands where it stood", async () => {
    const { intentId } = await settled(await aRecharge(mei, "100.00"), "credit", { currency: "EUR" });
    const stood = await balanceOf(spec.deps.db, wallet(mei.id, "EUR"));
    const { id } = await gateway.refund(intentId);
    for (const event of await gateway.eventsAbout(intentId)) await gateway.replay(event.id);
    expect((await balanceOf(spec.deps.db, wallet(mei.id, "EUR"))).amount).toBe(0n);
    await gateway.failRefund(id);
    await deliver(intentId);
    expect(await balanceOf(spec.deps.db, wallet(mei.id, "EUR"))).toEqual(stood);
    expect(await standing()).toEqual(["0.00", "0.00"]);
  });
});
