import { changeParcel, parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { askSupplement, declineSupplement, listSupplements, orderServices } from "@sihai/contract/service";
import { toDecimal } from "@sihai/domain";
import { priceItemService } from "@sihai/domain/service";
import { seededSettings } from "@sihai/domain/setting";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, pay, type SpecWorld } from "#testing";
import { aChangeOf } from "../../../../testing/parcel/changes.ts";
import { aForm, theBenches } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

let world: SpecWorld;
let benches: Awaited<ReturnType<typeof theBenches>>;
let buyer: Client;
beforeAll(async () => {
  world = await aWorld();
  benches = await theBenches(world);
  buyer = await world.staff("buyer");
});

function ask(itemNo: string) {
  const body = { itemNo, reason: "oversize" as const, amount: "12.00", note: "longer than the shelf" };
  return buyer.call(askSupplement, { body }, { key: aKey() });
}

async function aShopper() {
  const mei = await aBuyer(world, "2000.00");
  return { mei, item: await aStoredItem(world, mei, benches), addressId: await anAddress(world, mei) };
}

it("an item goes into no parcel before what was asked for it is answered", async () => {
  const { mei, item, addressId } = await aShopper();
  expect((await ask(item.itemNo)).ok).toBe(true);
  const { open } = await mei.must(parcelOptions, { body: { itemIds: [item.itemId], addressId } });
  expect(open).toEqual([{ itemId: item.itemId, owed: "12.00", services: [] }]);
  const body = await aForm(mei, [item.itemId], addressId, { agreedOpenServices: true });
  const refused = await mei.call(submitParcel, { body }, { key: aKey() });
  expect(refused).toMatchObject({ ok: false, code: "ITEM_SUPPLEMENT_OPEN", data: { itemIds: [item.itemId] } });
  const { list } = await mei.must(listSupplements, { query: {} });
  expect((await pay(mei, list[0]?.tradeNo ?? "")).ok).toBe(true);
  expect((await mei.call(submitParcel, { body }, { key: aKey() })).ok).toBe(true);
});

it("declined, or taken into a parcel that is changed: the same holds", async () => {
  const { mei, item, addressId } = await aShopper();
  const other = await aStoredItem(world, mei, benches);
  const form = await aForm(mei, [item.itemId], addressId);
  const { packageId } = await mei.must(submitParcel, { body: form }, { key: aKey() });
  const change = await aChangeOf(mei, packageId, { itemIds: [item.itemId, other.itemId] });
  await ask(other.itemNo);
  expect(await mei.call(changeParcel, { body: change }, { key: aKey() })).toMatchObject({ code: "ITEM_SUPPLEMENT_OPEN" });
  const { list } = await mei.must(listSupplements, { query: {} });
  await mei.must(declineSupplement, { body: { supplementId: list[0]?.supplementId ?? "" } }, { key: aKey() });
  expect(await mei.call(changeParcel, { body: change }, { key: aKey() })).toMatchObject({ ok: true });
});

it("services that are not done are given up by saying so, and stay ordered until the parcel leaves", async () => {
  const { mei, item, addressId } = await aShopper();
  const services = [{ serviceNo: "video" as const, quantity: 1, remarks: "" }];
  const seenTotal = toDecimal(priceItemService("video", 1, 0, seededSettings).total);
  const ordered = await mei.must(orderServices, { body: { itemNo: item.itemNo, services, seenTotal } }, { key: aKey() });
  expect((await pay(mei, ordered.tradeNo ?? "")).ok).toBe(true);
  const { open } = await mei.must(parcelOptions, { body: { itemIds: [item.itemId], addressId } });
  expect(open).toEqual([{ itemId: item.itemId, owed: "0.00", services: [{ serviceNo: "video", isPaid: true }] }]);
  const body = await aForm(mei, [item.itemId], addressId);
  const refused = await mei.call(submitParcel, { body }, { key: aKey() });
  expect(refused).toMatchObject({ ok: false, code: "ITEM_SERVICES_OPEN", data: { itemIds: [item.itemId] } });
  const sent = { body: { ...body, agreedOpenServices: true } };
  const { packageId } = await mei.must(submitParcel, sent, { key: aKey() });
  const { open: left } = await mei.must(parcelOptions, { body: { itemIds: [item.itemId], packageId } });
  expect(left).toEqual([]);
  const kept = await world.deps.db.selectFrom("item_service").select("state").where("item_id", "=", item.itemId).execute();
  expect(kept).toEqual([{ state: "ordered" }]);
});

it("asked for while it is being sent: either it is in the parcel or the money is asked, never both", async () => {
  for (let round = 0; round < 4; round++) {
    const { mei, item, addressId } = await aShopper();
    const body = await aForm(mei, [item.itemId], addressId);
    const [asked, sent] = await Promise.all([ask(item.itemNo), mei.call(submitParcel, { body }, { key: aKey() })]);
    expect([asked.ok, sent.ok].filter(Boolean)).toHaveLength(1);
  }
});
