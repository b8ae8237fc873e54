import * as goodsCalls from "@sihai/contract/goods";
import * as orders from "@sihai/contract/order";
import * as calls from "@sihai/contract/return";
import * as storage from "@sihai/contract/warehouse";
import { aKey, aPhoto, type Client, pay, type SpecWorld } from "#testing";
import { bodyOf, inCart, someGoods } from "../order/orders.ts";
import { benchPhoto } from "../warehouse/stored-items.ts";

export type Desk = { buyer: Client; receiver: Client };
/** Who decides on returns, and who receives what comes in. */
export async function theDesk(world: SpecWorld): Promise<Desk> {
  return { buyer: await world.staff("buyer"), receiver: await world.staff("receiver") };
}

export type Returnable = { orderNo: string; itemNos: string[]; itemIds: string[]; cost: number };
let count = 0;

/** Goods of one order, bought at what was paid for them and stocked in just now; several: variants of the same goods. */
export async function inStorage(
  world: SpecWorld,
  client: Client,
  desk: Desk,
  { items = 1, pieces = 1, couponId }: { items?: number; pieces?: number; couponId?: string } = {},
): Promise<Returnable> {
  const goods = await someGoods(world);
  const { variants, platform, shop } = await world.visitor().must(goodsCalls.goodsDetail, { query: { goodsId: goods.goodsId } });
  const lines = [];
  for (const variant of variants.filter(({ stock }) => stock > 5).slice(0, items)) {
    const chosen = { ...goods, skuId: variant.skuId, unitPrice: variant.price };
    lines.push({ goodsCode: await inCart(client, chosen, pieces), goods: chosen });
  }
  const couponList = couponId === undefined ? [] : [{ couponId, isUse: 1 as const, shopId: shop.id, shopSource: platform }];
  const placed = await client.must(orders.submitOrder, { body: { ...bodyOf(lines), couponList } });
  const paid = await pay(client, placed.tradeNo);
  if (!paid.ok) throw new Error(`not paid: ${paid.code}`);
  const orderNo = placed.orders[0]?.orderNo ?? "";
  const detail = await client.must(orders.orderDetail, { query: { orderNo } });
  const itemNos = detail.items.map(({ itemNo }) => itemNo);
  await desk.buyer.must(orders.takeItems, { body: { itemNos } });
  const costs = detail.items.map(({ total, discount }) => Math.round((Number(total) + Number(discount)) * 100));
  for (const [index, { itemNo }] of detail.items.entries()) {
    const realPrice = ((costs[index] ?? 0) / 100).toFixed(2);
    await desk.buyer.must(orders.recordPurchase, { body: { itemNo, platformOrderNo: `TB${++count}0000`, realPrice } });
  }
  const trackingNo = `SF9${String(Date.now()).slice(-8)}${String(++count).padStart(3, "0")}`;
  await desk.buyer.must(orders.recordSellerShipped, { body: { itemNos, courier: "sf", trackingNo } });
  await arrive(desk, trackingNo, itemNos, pieces);
  const itemIds = await Promise.all(itemNos.map((itemNo) => idOf(world, itemNo)));
  return { orderNo, itemNos, itemIds, cost: costs.reduce((sum, cost) => sum + cost, 0) };
}

/** A delivery comes in: signed for, weighed, photographed, shelved. */
export async function arrive({ receiver }: Desk, trackingNo: string, itemNos: readonly string[], pieces = 1): Promise<void> {
  await receiver.must(storage.signDelivery, { body: { trackingNo } });
  for (const itemNo of itemNos) {
    const standardPhotos: string[] = [];
    for (const _ of [1, 2, 3]) standardPhotos.push(await benchPhoto(receiver, itemNo, await aPhoto()));
    await receiver.must(storage.stockIn, {
      body: { itemNo, grams: 500, sidesCm: [30, 20, 5], shelf: "A-01-1", quantity: pieces, standardPhotos },
    });
  }
}

async function idOf({ deps }: SpecWorld, itemNo: string): Promise<string> {
  const { id } = await deps.db.selectFrom("order_item").select("id").where("item_no", "=", itemNo).executeTakeFirstOrThrow();
  return id;
}

/** Asks to send goods back as damaged, or to have them exchanged for others; the whole reply. */
export function ask(client: Client, { orderNo, itemNos }: Returnable, type: "return" | "exchange" = "return", key = aKey()) {
  return client.call(
    calls.applyForReturn,
    {
      body: {
        orderNo,
        itemNos,
        type,
        reason: "damaged",
        description: "A torn seam",
        wanted: type === "exchange" ? "Black, L" : "",
      },
    },
    { key },
  );
}

/** The same where it has to succeed; the return's number. Throws when it was refused. */
export async function request(client: Client, goods: Returnable, type: "return" | "exchange" = "return"): Promise<string> {
  const reply = await ask(client, goods, type);
  if (!reply.ok) throw new Error(`not applied: ${reply.code} ${JSON.stringify(reply.data)}`);
  return reply.data.returnNo;
}

/** A picture the desk brings for a return; its file. */
export async function proofOf({ buyer }: Desk, returnNo: string): Promise<string> {
  const files = [{ name: "p.jpg", bytes: await aPhoto(), type: "image/jpeg" }];
  return (await buyer.must(calls.uploadReturnProof, { body: { returnNo } }, { files })).fileId;
}

/** A return as its customer finds it in the list. Throws where it is not there. */
export async function viewOf(client: Client, returnNo: string) {
  const found = (await client.must(calls.listReturns, { query: {} })).list.find((one) => one.returnNo === returnNo);
  if (!found) throw new Error(`${returnNo} is not listed`);
  return found;
}

let sent = 0;
/** Every act on a return by direct call, with input that is right. */
export function acts(client: Client, desk: Desk, returnNo: string, proof: () => Promise<string>) {
  const body = { returnNo };
  return {
    cancel: () => client.call(calls.cancelReturn, { body }),
    approve: () => desk.buyer.call(calls.approveReturn, { body: { ...body, freight: "12.00" } }),
    refuse: () => desk.buyer.call(calls.refuseReturn, { body: { ...body, reason: "Seller says no" } }),
    send: (freight = "10.00") =>
      desk.buyer.call(calls.recordReturnSent, {
        body: { ...body, courier: "sf", trackingNo: `SF7${String(++sent).padStart(11, "0")}`, freight },
      }),
    receive: () => desk.buyer.call(calls.recordSellerReceived, { body }),
    refund: async (sellerRefund = "0.00", note = "Seller kept it") =>
      desk.buyer.call(calls.recordSellerRefund, { body: { ...body, sellerRefund, note, proofs: [await proof()] } }),
    ship: (trackingNo = `SF8${String(++sent).padStart(11, "0")}`) =>
      desk.buyer.call(calls.recordExchangeShipped, { body: { ...body, courier: "sf", trackingNo } }),
  };
}

/** Goods exchanged as far as the seller's new delivery, which is on its way; its courier number. */
export async function exchanged(client: Client, desk: Desk, goods: Returnable): Promise<string> {
  const returnNo = await request(client, goods, "exchange");
  const { approve, send, receive, ship } = acts(client, desk, returnNo, () => proofOf(desk, returnNo));
  const must = async (act: Promise<{ ok: boolean }>) => {
    const reply = await act;
    if (!reply.ok) throw new Error(`not exchanged: ${JSON.stringify(reply)}`);
  };
  await must(approve());
  const { tradeNo } = await viewOf(client, returnNo);
  if (tradeNo !== null) await must(pay(client, tradeNo));
  for (const act of [send, receive]) await must(act());
  const trackingNo = `SF6${String(++sent).padStart(11, "0")}`;
  await must(ship(trackingNo));
  return trackingNo;
}
