import * as order from "@sihai/contract/order";
import * as parcel from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aKey, logInAgain, race } from "#testing";
import { aGrowthOf, goToMidnight } from "../../../testing/membership/members.ts";
import { bodyOf, inCart, someGoods } from "../../../testing/order/orders.ts";
import { benches, detail, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aSealedParcel, leave } from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { creditsOf } from "../ledger/index.ts";
import { setLevels } from "./set-levels.ts";

standOnNewGround();
const dayMs = 86_400_000;

/** Growth for a level; it is reached with the next midnight. */
async function growTo(growth: number) {
  await aGrowthOf(spec, mei.id, growth);
  await goToMidnight(spec);
  await setLevels(spec.deps);
  await logInAgain(spec, mei);
}

async function freeDaysOf(itemId: string) {
  const row = await spec.deps.db
    .selectFrom("stored_item")
    .select(["free_until", "stocked_in_at", "member_days"])
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow();
  return [(row.free_until.getTime() - row.stocked_in_at.getTime()) / dayMs, row.member_days];
}

describe("storage", () => {
  it("is free for as long as the level at stock-in gives, and stays so when the level changes", async () => {
    const before = await aStoredItem(spec, mei, benches);
    await growTo(10_000);
    const after = await aStoredItem(spec, mei, benches);
    expect([await freeDaysOf(before.itemId), await freeDaysOf(after.itemId)]).toEqual([
      [90, 0],
      [100, 10],
    ]);
  });

  it("shows a member how much of their own days is left, and of the months they bought", async () => {
    await growTo(10_000);
    const { itemId } = await aStoredItem(spec, mei, benches);
    const left = async () => (await mei.must(listStorage, { query: { itemIds: itemId } })).list[0]?.storage;
    expect(await left()).toMatchObject({ phase: "free", daysLeft: 100, ofDays: 100 });
    await sql`update stored_item set free_until = free_until + interval '30 days', extended_ms = ${30 * dayMs}
      where item_id = ${itemId}`.execute(spec.deps.db);
    expect(await left()).toMatchObject({ daysLeft: 130, ofDays: 130 });
  });

  it("is one or the other, whole, when goods come in while the level is set at midnight", async () => {
    await aGrowthOf(spec, mei.id, 100_000);
    await goToMidnight(spec);
    const [item] = await Promise.all([aStoredItem(spec, mei, benches), race(3, () => setLevels(spec.deps))]);
    const days = await freeDaysOf(item.itemId);
    expect([
      [90, 0],
      [120, 30],
    ]).toContainEqual(days);
    expect(await freeDaysOf((await aStoredItem(spec, mei, benches)).itemId)).toEqual([120, 30]);
  });
});

describe("services of an order", () => {
  it("cost a member less, say so, and keep their price", async () => {
    const goods = await someGoods(spec);
    const goodsCode = await inCart(mei, goods, 2);
    const services = [{ goodsCode, itemServiceExtList: [{ serviceNo: "fixed-fee" as const, count: 2, remarks: "" }] }];
    const { seenPrices, disclaimerAgreed, ...placement } = bodyOf([{ goodsCode, goods }], { services });
    const everybodys = (await mei.must(order.previewOrder, { body: placement })).orders[0];
    expect(everybodys?.memberDiscount).toBe("0.00");
    await growTo(10_000);
    const { orders, offered } = await mei.must(order.previewOrder, { body: placement });
    expect(orders[0]).toMatchObject({ memberDiscount: "4.60" });
    expect(orders[0]?.lines.find(({ label }) => label === "fixed-fee")).toMatchObject({ amount: "41.40", how: "2 × 20.70" });
    expect(offered.find(({ serviceNo }) => serviceNo === "fixed-fee")?.unitPrice).toBe("20.70");
    expect(cny(everybodys?.total ?? "0").amount - cny(orders[0]?.total ?? "0").amount).toBe(460n);

    const placed = await mei.must(order.submitOrder, { body: { ...placement, seenPrices, disclaimerAgreed } }, { key: aKey() });
    const orderNo = placed.orders[0]?.orderNo ?? "";
    expect(placed.total).toBe(orders[0]?.total);
    await sql`update app_user set level = 0 where id = ${mei.id}`.execute(spec.deps.db);
    expect(await mei.must(order.orderDetail, { query: { orderNo } })).toMatchObject({
      total: placed.total,
      memberDiscount: "4.60",
    });
    await sql`update app_user set level = 3 where id = ${mei.id}`.execute(spec.deps.db);
  });
});

describe("credits", () => {
  it("come by the share of the level at submit, whatever the level is when the parcel is received", async () => {
    await growTo(10_000);
    const { packageId } = await aSealedParcel(spec, mei, benches);
    await leave(benches, [packageId]);
    const { settlement } = await detail(packageId);
    await growTo(90_000);
    await mei.must(parcel.confirmReceipt, { body: { packageId } }, { key: aKey() });
    const yuan = Number(cny(settlement?.quote.total ?? "0.00").amount / 100n);
    expect(yuan).toBeGreaterThan(1);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(Math.floor(yuan * 1.5));
  });
});
