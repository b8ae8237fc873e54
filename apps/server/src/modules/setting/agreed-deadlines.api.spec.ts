import { orderDetail } from "@sihai/contract/order";
import { listStorage } from "@sihai/contract/storage";
import { signDelivery } from "@sihai/contract/warehouse";
import { seedJson } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { logInAgain } from "#testing";
import { anOrder, aPaidOrder, itemOf } from "../../../testing/order/orders.ts";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import { anAnnouncedItem, aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

const hoursSince = (from: Date, to: string | Date | null) => (new Date(to ?? 0).getTime() - from.getTime()) / 3_600_000;
const payBefore = async (orderNo: string) => (await mei.must(orderDetail, { query: { orderNo } })).payBefore;
const dueAt = async (orderNo: string) => (await itemOf(mei, orderNo)).dueAt;

/** Signs for a delivery that came now, and says when it is to be stocked in. */
async function signed(receiver: Awaited<ReturnType<typeof theBenches>>["receiver"]) {
  const { trackingNo } = await anAnnouncedItem(spec, mei);
  const { items } = await receiver.must(signDelivery, { body: { trackingNo } });
  return items[0]?.dueAt ?? null;
}

it("a deadline that runs keeps its moment, and one that begins after a change goes by the new rule", async () => {
  const stored = await aStoredItem(spec, mei, benches);
  const [unpaid, paid] = [await anOrder(spec, mei), await aPaidOrder(spec, mei)];
  const ends = async () => [await payBefore(unpaid.orderNo), await dueAt(paid.orderNo), await returnEnd(stored.itemId)];
  const returnEnd = async (itemId: string) =>
    (await mei.must(listStorage, { query: { itemIds: itemId, pageSize: 10 } })).list[0]?.returnBefore ?? null;
  const before = await ends();
  await changeRules(spec, {
    deadlines: { ...Object(seedJson.deadlines), unpaidOrderDays: 1, purchaseHours: 40, returnDays: 9 },
    workingTime: { ...Object(seedJson.workingTime), stockIn: { opens: "10:00", cutOff: "23:59", hours: 6 } },
  });
  await logInAgain(spec, mei);
  expect(await ends()).toEqual(before);

  const now = spec.deps.clock.now();
  const [nextUnpaid, nextPaid] = [await anOrder(spec, mei), await aPaidOrder(spec, mei)];
  expect(hoursSince(now, await payBefore(nextUnpaid.orderNo))).toBeCloseTo(24, 1);
  expect(hoursSince(now, await dueAt(nextPaid.orderNo))).toBeCloseTo(40, 1);
  const desks = await theBenches(spec);
  const young = await aStoredItem(spec, mei, desks);
  expect(hoursSince(now, await returnEnd(young.itemId))).toBeCloseTo(9 * 24, 1);
  expect(hoursSince(now, await signed(desks.receiver))).toBeCloseTo(6, 1);
});
