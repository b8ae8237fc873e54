import { listBills } from "@sihai/contract/payment";
import * as contract from "@sihai/contract/withdrawal";
import { toDecimal } from "@sihai/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { aKey, type Client, inWallet, payPassword, watchLockOrder } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, payWith } from "../../../testing/payment/payments.ts";
import { balanceOf, world as worldAccount } from "../ledger/index.ts";
import { sendParts, takeBackParts } from "./index.ts";

watchLockOrder();

standOnCardGround();

let maker: Client;
beforeEach(async () => {
  await gateway.hold(true);
  maker = await spec.staff("finance");
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
});

/** ¥100 from a card, sent back to it and reported as done. */
async function aSentWithdrawal(more: { currency?: "EUR" } = {}) {
  const tradeNo = await aRecharge(mei, "100.00");
  await payWith(mei, tradeNo, "pm_card_visa", { addressId, ...more });
  const amount = { amount: "100.00", currency: "CNY" } as const;
  const body = { amount, seenToAccount: { amount: "0.00", currency: "CNY" } as const, payPassword };
  const { withdrawNo } = await mei.must(contract.applyForWithdrawal, { body }, { key: aKey() });
  expect((await maker.call(contract.approveWithdrawal, { body: { withdrawNo } })).ok).toBe(true);
  const intentId = (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
  return { withdrawNo, intentId };
}
const refundOf = async (intentId: string) => {
  const refunds = await spec.deps.adapters.payment.refundsOf(intentId);
  return (refunds.ok && refunds.value[0]?.refundId) || "";
};
async function tell(intentId: string, pick: (types: string[]) => string[]): Promise<void> {
  const events = await gateway.eventsAbout(intentId);
  for (const type of pick(events.map((event) => event.type)))
    await gateway.replay(events.find((event) => event.type === type)?.id ?? "");
}
const detail = (withdrawNo: string) => mei.must(contract.getWithdrawal, { query: { withdrawNo } });
const told = () =>
  spec.deps.db
    .selectFrom("message")
    .select("id")
    .where("user_id", "=", mei.id)
    .where("template", "=", "withdrawal-part-failed")
    .execute();

describe("a refund of a withdrawal that fails after it was done", () => {
  it.each([
    ["as it happened", (types: string[]) => types],
    ["backwards", (types: string[]) => types.toReversed()],
    ["each twice", (types: string[]) => [...types, ...types.toReversed()]],
  ])("stands in the wallet again, once, told %s", async (_, order) => {
    const { withdrawNo, intentId } = await aSentWithdrawal();
    await sendParts(spec.deps);
    expect(await detail(withdrawNo)).toMatchObject({ state: "paid", parts: [{ state: "done" }] });
    await gateway.failRefund(await refundOf(intentId));
    await tell(intentId, order);
    await Promise.all([takeBackParts(spec.deps), takeBackParts(spec.deps), takeBackParts(spec.deps)]);
    await takeBackParts(spec.deps);
    expect(await inWallet(spec, mei)).toBe("100.00");
    const after = await detail(withdrawNo);
    expect(after).toMatchObject({ state: "paid", parts: [{ state: "returned" }] });
    expect(after.history.map(({ to }) => to).slice(-2)).toEqual(["paid", "came-back"]);
    expect(await told()).toHaveLength(1);
    const { list } = await mei.must(listBills, { query: { kind: "withdrawal-return" } });
    expect(list).toMatchObject([{ change: { amount: "100.00" }, subject: withdrawNo }]);
  });

  it("heard of before the answer of the refund, is put back all the same", async () => {
    const { withdrawNo, intentId } = await aSentWithdrawal();
    const { payment } = spec.deps.adapters;
    const slow: typeof payment = {
      ...payment,
      async refund(request) {
        const answer = await payment.refund(request);
        await gateway.failRefund(await refundOf(intentId));
        await tell(intentId, (types) => types);
        return answer;
      },
    };
    await sendParts({ ...spec.deps, adapters: { ...spec.deps.adapters, payment: slow } });
    await takeBackParts(spec.deps);
    expect(await inWallet(spec, mei)).toBe("100.00");
    expect(await detail(withdrawNo)).toMatchObject({ parts: [{ state: "returned" }] });
  });

  it("of a charge in another currency leaves nothing at the exchange, and goes to an account next time", async () => {
    const { intentId } = await aSentWithdrawal({ currency: "EUR" });
    const before = await balanceOf(spec.deps.db, worldAccount("fx", "EUR"));
    await sendParts(spec.deps);
    await gateway.failRefund(await refundOf(intentId));
    await tell(intentId, (types) => types);
    await takeBackParts(spec.deps);
    expect(toDecimal(await balanceOf(spec.deps.db, worldAccount("fx", "EUR")))).toBe(toDecimal(before));
    const amount = { amount: "100.00", currency: "CNY" } as const;
    const body = { amount, seenToAccount: { amount: "0.00", currency: "CNY" } as const, payPassword };
    expect(await mei.call(contract.applyForWithdrawal, { body }, { key: aKey() })).toMatchObject({ ok: false });
  });
});
