import * as order from "@sihai/contract/order";
import { estimateParcel } from "@sihai/contract/parcel";
import * as service from "@sihai/contract/service";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, pay, type SpecWorld } from "#testing";
import { type Benches, theBenches } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

let world: SpecWorld;
let benches: Benches;
beforeAll(async () => {
  world = await aWorld();
  benches = await theBenches(world);
});

async function shown(mei: Client, itemId: string) {
  const [{ orderNo = "" } = {}] = (await mei.must(order.listOrders, { query: {} })).list;
  const detail = await mei.must(order.orderDetail, { query: { orderNo } });
  const ahead = await mei.must(estimateParcel, { body: { itemIds: [itemId], country: "DE" } });
  return { services: detail.items[0]?.paidServices, supplements: detail.supplementaryPayment.paid, inStorage: ahead.paid };
}

it("what was paid later for stored goods is in both prices, each once, and no longer once it came back", async () => {
  const mei = await aBuyer(world, "100.00");
  const { itemNo, itemId } = await aStoredItem(world, mei, benches);
  const photos = [{ serviceNo: "fine-photo" as const, quantity: 2, remarks: "label" }];
  const body = { itemNo, services: photos, seenTotal: "4.00" };
  const ordered = await mei.must(service.orderServices, { body }, { key: aKey() });
  // Not paid yet: nothing was.
  expect(await shown(mei, itemId)).toEqual({ services: "0.00", supplements: "0.00", inStorage: "0.00" });
  expect((await pay(mei, ordered.tradeNo ?? "")).ok).toBe(true);
  expect(await shown(mei, itemId)).toEqual({ services: "4.00", supplements: "0.00", inStorage: "4.00" });

  const asked = { itemNo, reason: "other" as const, amount: "6.00", note: "packed anew" };
  await (await world.staff("buyer")).must(service.askSupplement, { body: asked }, { key: aKey() });
  const [open] = (await mei.must(service.listSupplements, { query: {} })).list;
  expect((await pay(mei, open?.tradeNo ?? "")).ok).toBe(true);
  expect(await shown(mei, itemId)).toEqual({ services: "4.00", supplements: "6.00", inStorage: "10.00" });

  await mei.must(service.cancelService, { body: { entryId: ordered.entryIds[0] ?? "" } }, { key: aKey() });
  expect(await shown(mei, itemId)).toEqual({ services: "0.00", supplements: "6.00", inStorage: "6.00" });
});
