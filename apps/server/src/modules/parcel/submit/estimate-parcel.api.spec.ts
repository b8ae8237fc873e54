import { stillToCome } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, anAddress, aWorld, type SpecWorld } from "#testing";
import { type Benches, theBenches } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let benches: Benches;
beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
});

const fen = (amount: string) => Math.round(Number(amount) * 100);

describe("the one price of stored goods", () => {
  it("is what was paid for them and what sending them costs by their own weight, on the line the submit page offers at that price", async () => {
    const client = await aBuyer(spec);
    const { itemId } = await aStoredItem(spec, client, benches, { grams: 1200, sidesCm: [20, 15, 10] });
    const addressId = await anAddress(spec, client);
    const priced = (paid_cny: string, refunded_cny: string) =>
      spec.deps.db.updateTable("order_item").set({ paid_cny, refunded_cny }).where("id", "=", itemId).execute();
    await priced("4200", "200");
    const ahead = await client.must(contract.estimateParcel, { body: { itemIds: [itemId], country: "DE" } });
    // Its owner bought it himself: the books know of no payment.
    await priced("0", "0");
    const { costs, line } = ahead;
    if (!costs || !line) throw new Error("no line takes it");
    expect([ahead.grams, ahead.weightFrom, ahead.refused]).toEqual([1200, "measured", []]);
    expect(ahead.paid).toBe("40.00");
    const options = await client.must(contract.parcelOptions, { body: { itemIds: [itemId], addressId } });
    const offered = options.eligible.find((one) => one.line.id === line.id);
    expect(fen(costs.shipping.high) + fen(costs.operation)).toBe(fen(offered?.quote.total ?? "0"));
  });

  it("opens into the parts it was paid in, which add up to it", async () => {
    const client = await aBuyer(spec);
    const { itemId } = await aStoredItem(spec, client, benches, { grams: 1200, sidesCm: [20, 15, 10] });
    const changed = (values: object) => spec.deps.db.updateTable("order_item").set(values).where("id", "=", itemId).execute();
    const bought = { unit_price_cny: "1500", quantity: 2, domestic_freight_cny: "600", service_cny: "500", discount_cny: "300" };
    await changed({ ...bought, paid_cny: "4000", refunded_cny: "250" });
    const ask = () => client.must(contract.estimateParcel, { body: { itemIds: [itemId], country: "DE" } });
    const { paid, paidIn } = await ask();
    await changed({ paid_cny: "3000" });
    const less = await ask();
    await changed({ unit_price_cny: "0", quantity: 1, domestic_freight_cny: "0", service_cny: "0", discount_cny: "0" });
    await changed({ paid_cny: "0", refunded_cny: "0" });
    expect({ paid, paidIn }).toEqual({
      paid: "37.50",
      paidIn: {
        ...{ goods: "30.00", domesticFreight: "6.00", services: "5.00", discount: "3.00" },
        // Raised by what was asked for later: the order's own parts explain 38.00 of 40.00.
        ...{ supplements: "2.00", refunded: "2.50" },
      },
    });
    expect([less.paid, less.paidIn?.goods, less.paidIn?.discount]).toEqual(["27.50", "30.00", "0.00"]);
  });

  it("names by its place what no line takes, and nothing of somebody else", async () => {
    const client = await aBuyer(spec);
    const light = await aStoredItem(spec, client, benches, { grams: 400, sidesCm: [10, 10, 10] });
    const huge = await aStoredItem(spec, client, benches, { grams: 90_000, sidesCm: [10, 10, 10] });
    const body = { itemIds: [light.itemId, huge.itemId], country: "DE" };
    const ahead = await client.must(contract.estimateParcel, { body });
    expect([ahead.costs, ahead.refused.map(({ at }) => at)]).toEqual([null, [1]]);
    const other = await aBuyer(spec);
    expect(await other.call(contract.estimateParcel, { body })).toMatchObject({ ok: false, code: "PARCEL_ITEM_NOT_FOUND" });
  });
});

it("is reckoned as that of goods nobody has bought yet", async () => {
  const visitor = spec.visitor();
  const goods = [{ goodsId: null, classId: "clothing", quantity: 1 }];
  const body = { goods, country: "DE", warehouse: 1 as const, value: "69.00" };
  expect((await visitor.must(stillToCome, { body })).weightFrom).toBe("class");
});

it("counts an item in storage as our scale has it, on its order's page too, and only for its owner", async () => {
  const client = await aBuyer(spec);
  const { itemId, itemNo } = await aStoredItem(spec, client, benches, { grams: 1200, sidesCm: [20, 15, 10] });
  const goods = [{ goodsId: null, classId: "clothing", quantity: 1, itemNo }];
  const body = { goods, country: "DE", warehouse: 1 as const, value: "100.00" };
  const known = await client.must(stillToCome, { body });
  expect([known.grams, known.weightFrom]).toEqual([1200, "measured"]);
  const stored = await client.must(contract.estimateParcel, { body: { itemIds: [itemId], country: "DE" } });
  expect(known.costs?.shipping).toEqual(stored.costs?.shipping);
  for (const other of [spec.visitor(), await aBuyer(spec)])
    expect((await other.must(stillToCome, { body })).weightFrom).toBe("class");
});
