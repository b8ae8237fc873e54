import { orderDetail } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aBoughtItem, aPaidOrder } from "../../../../testing/order/orders.ts";
import { aPaidParcel, theBenches } from "../../../../testing/parcel/parcels.ts";

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld({ unlimited: true });
}, 60_000);
const waiting = async (client: Client) => (await client.must(getWallet, { query: {} })).paidFor;

it("money that is paid and not yet used names the orders and parcels it waits for, with until when it was promised", async () => {
  const mei = await aBuyer(spec, "5000.00");
  expect(await waiting(mei)).toEqual({ list: [], more: false });
  await aBoughtItem(spec, mei, await spec.staff("buyer"));
  const { orderNo } = await aPaidOrder(spec, mei);
  const { packageId } = await aPaidParcel(spec, mei, await theBenches(spec));
  const dueAt = (await mei.must(orderDetail, { query: { orderNo } })).items[0]?.dueAt;
  expect(typeof dueAt).toBe("string");
  expect((await waiting(mei))?.list).toEqual([
    { kind: "order", no: orderNo, dueAt },
    { kind: "parcel", no: packageId, dueAt: null },
  ]);
  expect(await waiting(await aBuyer(spec, "10.00"))).toEqual({ list: [], more: false });
});

it("ten of them are named, the soonest due first, and that there are more", async () => {
  const omar = await aBuyer(spec, "50000.00");
  for (let at = 0; at < 11; at++) await aPaidOrder(spec, omar);
  const paid = await waiting(omar);
  expect(paid?.more).toBe(true);
  const due = paid?.list.map(({ dueAt }) => dueAt ?? "") ?? [];
  expect(due).toHaveLength(10);
  expect(due).toEqual(due.toSorted());
});
