import * as contract from "@sihai/contract/payment";
import { expect, it } from "vitest";
import { watchLockOrder } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, aTrade, cards, payWith } from "../../../testing/payment/payments.ts";
import { aSuspendedCharge, suspendedOf } from "../../../testing/payment/suspended.ts";

watchLockOrder();

standOnCardGround();

const standing = "M6 what stands in suspense is told, arrival by arrival";

async function broken(): Promise<string[]> {
  return (await spec.audit()).map(({ invariant }) => invariant);
}

it("is a row of its own, with what it was meant for, a word to its owner and a bill", async () => {
  const { tradeNo } = await aTrade(spec, mei, "50.00");
  await aSuspendedCharge(spec, mei, tradeNo, addressId);
  const [row] = await suspendedOf(spec, mei);
  expect(row).toMatchObject({ state: "open", came_by: "card", why: "other-amount", amount: "5174", currency: "CNY" });
  const trade = await spec.deps.db.selectFrom("trade").select("id").where("trade_no", "=", tradeNo).executeTakeFirstOrThrow();
  expect(row?.trade_id).toBe(trade.id);
  expect(row && row.answer_by > row.arrived_at).toBe(true);
  const message = await spec.deps.db.selectFrom("message").selectAll().where("user_id", "=", mei.id).executeTakeFirstOrThrow();
  expect(message).toMatchObject({ template: "money-suspended", facts: { amount: "51.74", tradeNo, suspenseNo: `SP${row?.id}` } });
  const [bill] = (await mei.must(contract.listBills, { query: { kind: "suspense" } })).list;
  expect(bill).toMatchObject({ amount: { amount: "51.74" }, change: { amount: "0.00" }, subject: `SP${row?.id}` });
});

it("is suspended once however often the gateway says it, and once more for a second charge of the same payment", async () => {
  const tradeNo = await aRecharge(mei, "50.00");
  expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: { use: "paid-trade" } });
  const [event] = await gateway.eventsOf(tradeNo);
  await gateway.replay(event?.id ?? "", { times: 3, together: true, newId: true });
  expect(await suspendedOf(spec, mei)).toEqual([]);
  const other = await aRecharge(mei, "50.00");
  await aSuspendedCharge(spec, mei, other, addressId);
  const [last] = await gateway.eventsOf(other);
  await gateway.replay(last?.id ?? "", { times: 4, together: true, newId: true });
  expect(await suspendedOf(spec, mei)).toHaveLength(1);
});

it("cannot be lost from sight: the auditor compares each arrival with the account", async () => {
  await aSuspendedCharge(spec, mei, await aRecharge(mei, "50.00"), addressId);
  const [row] = await suspendedOf(spec, mei);
  const set = (amount: string) =>
    spec.deps.db
      .updateTable("suspended_arrival")
      .set({ amount })
      .where("id", "=", row?.id ?? "")
      .execute();
  expect(await broken()).toEqual([]);
  await set("5173");
  expect(await broken()).toContain(standing);
  await set("5174");
  expect(await broken()).toEqual([]);
});
