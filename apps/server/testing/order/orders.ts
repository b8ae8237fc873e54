import { addToCart } from "@sihai/contract/cart";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import { type Client, pay, type SpecWorld } from "#testing";

export type SpecGoods = { goodsId: string; skuId: string; unitPrice: string; domesticFreight: string; stock: number };

/** Goods of the sandbox's Taobao with pieces enough; another index is another shop's or other goods. */
export async function someGoods(world: SpecWorld, index = 0, q = "T恤"): Promise<SpecGoods> {
  const { list } = await world.visitor().must(searchGoods, { query: { q } });
  const retail = list.filter(({ platform }) => platform !== "1688");
  const found = retail[index % retail.length];
  if (!found) throw new Error(`the marketplace sells no ${q}`);
  return readGoods(world, found.goodsId);
}

/** Goods as a visitor finds them, in the variant of which there is most. Throws for goods without one. */
export async function readGoods(world: SpecWorld, goodsId: string): Promise<SpecGoods> {
  const goods = await world.visitor().must(goodsDetail, { query: { goodsId } });
  const variant = goods.variants.toSorted((a, b) => b.stock - a.stock)[0];
  if (!variant) throw new Error("goods without a variant");
  return {
    goodsId,
    skuId: variant.skuId,
    unitPrice: variant.price,
    domesticFreight: goods.domesticFreight,
    stock: variant.stock,
  };
}

/** Puts the goods' variant into the cart; the id of its line. */
export async function inCart(client: Client, goods: SpecGoods, quantity = 1): Promise<string> {
  const { goodsId, skuId } = goods;
  const { cartItemId } = await client.must(addToCart, { body: { goodsId, skuId, quantity } });
  return cartItemId;
}

type Submit = Parameters<typeof bodyOf>[1];

/** The placement of some cart lines, as the confirm page would send it. */
export function bodyOf(
  lines: readonly { goodsCode: string; goods: SpecGoods }[],
  change: {
    services?: {
      goodsCode: string;
      itemServiceExtList: { serviceNo: "fixed-fee" | "fine-photo"; count: number; remarks: string }[];
    }[];
    disclaimerAgreed?: boolean;
  } = {},
) {
  return {
    quicklyBuyFlg: 0 as const,
    couponList: [],
    goodsCodeList: lines.map(({ goodsCode }) => goodsCode),
    shopOrderService: [],
    goodsAdditionalServiceList: change.services ?? [],
    quickGoods: null,
    warehouseId: 1 as const,
    country: "DE",
    seenPrices: lines.map(({ goodsCode, goods: { unitPrice, domesticFreight } }) => ({ goodsCode, unitPrice, domesticFreight })),
    disclaimerAgreed: change.disclaimerAgreed ?? true,
  };
}

/** One piece of goods bought at once, past the cart, as the confirm page would send it. */
export function quickBuyOf({ goodsId, skuId, unitPrice, domesticFreight }: SpecGoods) {
  return {
    ...bodyOf([]),
    quicklyBuyFlg: 1 as const,
    goodsCodeList: ["quick"],
    quickGoods: { goodsId, skuId, quantity: 1, remark: "" },
    seenPrices: [{ goodsCode: "quick", unitPrice, domesticFreight }],
  };
}

/** One order with one item, placed from the cart. */
export async function anOrder(
  world: SpecWorld,
  client: Client,
  { quantity = 1, index = 0, ...change }: Submit & { quantity?: number; index?: number } = {},
) {
  const goods = await someGoods(world, index);
  const goodsCode = await inCart(client, goods, quantity);
  const placed = await client.must(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }], change) });
  const [order] = placed.orders;
  if (!order) throw new Error("no order was placed");
  const detail = await client.must(contract.orderDetail, { query: { orderNo: order.orderNo } });
  return { orderNo: order.orderNo, tradeNo: placed.tradeNo, total: order.total, itemNo: detail.items[0]?.itemNo ?? "", goods };
}

/** The same order, paid from the balance. Throws when it could not be paid. */
export async function aPaidOrder(world: SpecWorld, client: Client, options: Parameters<typeof anOrder>[2] = {}) {
  const order = await anOrder(world, client, options);
  const paid = await pay(client, order.tradeNo);
  if (!paid.ok) throw new Error(`order not paid: ${paid.code} ${JSON.stringify(paid.data)}`);
  return order;
}

/** An item of an order as its customer reads it, the first unless told otherwise. Throws where there is none. */
export async function itemOf(client: Client, orderNo: string, at = 0) {
  const { items } = await client.must(contract.orderDetail, { query: { orderNo } });
  const item = items[at];
  if (!item) throw new Error(`order ${orderNo} has no item`);
  return item;
}

/** Paid, taken up by a buyer and bought at the price that was paid; nothing has been sent yet. */
export async function aBoughtItem(world: SpecWorld, client: Client, staff: Client) {
  const order = await aPaidOrder(world, client);
  await staff.must(contract.takeItems, { body: { itemNos: [order.itemNo] } });
  await staff.must(contract.recordPurchase, {
    body: { itemNo: order.itemNo, platformOrderNo: "TB20261121", realPrice: order.total },
  });
  return order;
}

/** Adds decimal amounts, for expectations only. */
export function sum(...amounts: string[]): number {
  return amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0) / 100;
}
