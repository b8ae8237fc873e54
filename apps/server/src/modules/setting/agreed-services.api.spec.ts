import { orderDetail, recordPurchase, recordSellerShipped, submitOrder, takeItems } from "@sihai/contract/order";
import * as service from "@sihai/contract/service";
import { askDiscard } from "@sihai/contract/storage";
import { signDelivery, stockIn } from "@sihai/contract/warehouse";
import { readReturnNumber } from "@sihai/domain/return";
import { seedJson } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { aKey, aPhoto, type Client, logInAgain, pay } from "#testing";
import { announced } from "../../../testing/forwarding/fixtures.ts";
import { bodyOf, inCart, someGoods } from "../../../testing/order/orders.ts";
import { mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { inStorage, request, theDesk } from "../../../testing/return/returns.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import { aStoredItem, benchPhoto } from "../../../testing/warehouse/stored-items.ts";
import { followGoods } from "../service/follow-goods.ts";

standOnNewGround();

const hoursFrom = (from: Date, to: Date | string | null | undefined) =>
  (new Date(to ?? 0).getTime() - from.getTime()) / 3_600_000;

async function shoot(receiver: Client, itemNo: string, count: number): Promise<string[]> {
  const taken: string[] = [];
  for (let at = 0; at < count; at++) taken.push(await benchPhoto(receiver, itemNo, await aPhoto()));
  return taken;
}

async function orderFor(
  itemNo: string,
  wanted: { serviceNo: "fine-photo" | "bubble-wrap"; quantity: number },
  seenTotal: string,
) {
  const services = [{ ...wanted, remarks: "" }];
  return mei.must(service.orderServices, { body: { itemNo, services, seenTotal } }, { key: aKey() });
}

/** Does a part of a service at the bench, and says what went back. */
async function doPart(itemNo: string, done: number): Promise<string> {
  const { receiver } = await theBenches(spec);
  const { list } = await receiver.must(service.serviceQueue, { query: { q: itemNo } });
  const entryId = list.find(({ serviceNo }) => serviceNo === "fine-photo")?.entryId ?? "";
  const body = { entryId, done, photos: await shoot(receiver, itemNo, done), videos: [], answer: "" };
  return (await receiver.must(service.finishService, { body }, { key: aKey() })).refunded;
}

/** A bought item comes in: `photos` pictures of it are taken. */
async function arrives(itemNo: string, realPrice: string, trackingNo: string, photos: number): Promise<void> {
  const buyer = await spec.staff("buyer");
  await buyer.must(takeItems, { body: { itemNos: [itemNo] } });
  await buyer.must(recordPurchase, { body: { itemNo, platformOrderNo: "TB20261123", realPrice } });
  await buyer.must(recordSellerShipped, { body: { itemNos: [itemNo], courier: "sf", trackingNo } });
  const { receiver } = await theBenches(spec);
  await receiver.must(signDelivery, { body: { trackingNo } });
  const size = { grams: 300, sidesCm: [20, 10, 5] as [number, number, number], shelf: "B-02", quantity: 1 };
  const few = await shoot(receiver, itemNo, photos - 1);
  const refused = await receiver.call(stockIn, { body: { itemNo, ...size, standardPhotos: few } });
  expect(refused).toMatchObject({ ok: false, code: "PHOTOS_MISSING", data: { needed: photos } });
  const standardPhotos = [...few, ...(await shoot(receiver, itemNo, 1))];
  await receiver.must(stockIn, { body: { itemNo, ...size, standardPhotos } });
}

/** A paid order of one item with four detailed photos. */
async function orderWithPhotos(index: number) {
  const goods = await someGoods(spec, index);
  const goodsCode = await inCart(mei, goods);
  const photos = { serviceNo: "fine-photo" as const, count: 4, remarks: "the label" };
  const body = bodyOf([{ goodsCode, goods }], { services: [{ goodsCode, itemServiceExtList: [photos] }] });
  const placed = await mei.must(submitOrder, { body });
  expect((await pay(mei, placed.tradeNo)).ok).toBe(true);
  const orderNo = placed.orders[0]?.orderNo ?? "";
  const { items, lines } = await mei.must(orderDetail, { query: { orderNo } });
  return { orderNo, lines, total: placed.total, itemNo: items[0]?.itemNo ?? "" };
}

it("services keep the price and the terms they were ordered at, and the next ones go by the new", async () => {
  await changeRules(spec, { deadlines: { ...Object(seedJson.deadlines), itemServiceHours: 240, purchaseHours: 240 } });
  await logInAgain(spec, mei);
  const stored = await aStoredItem(spec, mei, await theBenches(spec));
  const later = await orderFor(stored.itemNo, { serviceNo: "fine-photo", quantity: 4 }, "6.00");
  expect((await pay(mei, later.tradeNo ?? "")).ok).toBe(true);
  const withOrder = await orderWithPhotos(0);
  const forwarded = await announced(mei, { services: ["open-box"] });
  await changeRules(spec, {
    purchaseServicePrices: { "fixed-fee": "30.00", "fine-photo": "5.00" },
    itemServicePrices: { ...Object(seedJson.itemServicePrices), video: "20.00" },
    finePhotoTerms: { halfPriceFrom: 2, mostPerItem: 5 },
    inspectionPhotos: 2,
    forwardingServicePrices: { ...Object(seedJson.forwardingServicePrices), "open-box": "7.00", "invoice-removal": "0.50" },
  });
  await logInAgain(spec, mei);
  // By the rules of today three of four photos would have earned 4.00, two of them 3.00.
  expect(await doPart(stored.itemNo, 2)).toBe("2.00");
  await arrives(withOrder.itemNo, (Number(withOrder.total) - 6).toFixed(2), "SF7700002223334", 2);
  // Only now it joins the queue; its price is that of the day it was ordered on.
  await followGoods(spec.deps);
  expect(await doPart(withOrder.itemNo, 3)).toBe("1.00");

  const { items } = await mei.must(service.offeredServices, { query: { orderNo: withOrder.orderNo } });
  const offer = (serviceNo: string) => items[0]?.services.find((one) => one.serviceNo === serviceNo);
  expect(offer("fine-photo")).toMatchObject({ unitPrice: "5.00", halfPriceFrom: 2, before: 3, quantityMax: 2 });
  expect(offer("video")).toMatchObject({ unitPrice: "20.00" });
  expect((await orderFor(withOrder.itemNo, { serviceNo: "fine-photo", quantity: 2 }, "5.00")).total).toBe("5.00");
  expect(await mei.must(orderDetail, { query: { orderNo: forwarded.orderNo } })).toMatchObject({ due: "5.00" });
  // Two pieces of one item: opened once, two invoices taken out.
  expect(await announced(mei, { services: ["open-box", "invoice-removal"] })).toMatchObject({ due: "8.00" });
  const next = await orderWithPhotos(1);
  expect(next.lines.find(({ label }) => label === "fine-photo")).toMatchObject({ amount: "12.50", how: "1 × 5.00 + 3 × 2.50" });
});

it("what is asked for keeps its moment, and the next goes by the new hours", async () => {
  const desk = await theDesk(spec);
  const goods = await inStorage(spec, mei, desk, { items: 2 });
  const stored = [await aStoredItem(spec, mei, desk), await aStoredItem(spec, mei, desk)] as const;
  const ends = async (no: { returnNo: string; entryId: string; taskId: string }) => {
    const ofReturn = await spec.deps.db
      .selectFrom("return_request")
      .select("due_at")
      .where("id", "=", readReturnNumber(no.returnNo) ?? "")
      .executeTakeFirstOrThrow();
    const timer = await spec.deps.db
      .selectFrom("timer")
      .select("due_at")
      .where("kind", "=", "service.unpaid")
      .where("subject", "like", `%:${no.entryId}`)
      .executeTakeFirstOrThrow();
    const task = await spec.deps.db
      .selectFrom("storage_task")
      .select("not_before")
      .where("id", "=", no.taskId)
      .executeTakeFirstOrThrow();
    return [ofReturn.due_at, timer.due_at, task.not_before].map((due) => new Date(due ?? 0).toISOString());
  };
  const ask = async (at: 0 | 1) => {
    const { itemNo, itemId } = stored[at];
    const { entryIds } = await orderFor(itemNo, { serviceNo: "bubble-wrap", quantity: 1 }, "2.00");
    const task = await mei.must(askDiscard, { body: { itemId, reason: "not needed" } }, { key: aKey() });
    const returnNo = await request(mei, { ...goods, itemNos: goods.itemNos.slice(at, at + 1) });
    return { returnNo, entryId: entryIds[0] ?? "", taskId: task.taskId };
  };
  const first = await ask(0);
  const before = await ends(first);
  await changeRules(spec, {
    servicePayHours: 10,
    storageWaitHours: 5,
    returnStepHours: { ...Object(seedJson.returnStepHours), applied: 7 },
  });
  await logInAgain(spec, mei);
  expect(await ends(first)).toEqual(before);
  const now = spec.deps.clock.now();
  const hours = (await ends(await ask(1))).map((due) => Math.round(hoursFrom(now, due)));
  expect(hours).toEqual([7, 10, 5]);
});
