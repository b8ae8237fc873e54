import { correctCartPrice } from "@sihai/contract/cart";
import { goodsDetail } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/order";
import * as promotion from "@sihai/contract/promotion";
import { aKey, type Client, pay, type SpecWorld } from "#testing";
import { aKindOfCoupon, anOpenKind, type KindBody } from "../promotion/promotions.ts";
import { bodyOf, inCart, someGoods } from "./orders.ts";

/** A coupon for orders in a shopper's hand: ¥20 off goods from ¥100 unless told otherwise. */
export async function anOrderCoupon(world: SpecWorld, client: Client, given: Partial<KindBody> = {}): Promise<string> {
  const editor = await world.staff("content");
  const terms = { parcelType: "domestic", reduce: "20.00", minSpend: "100.00", ...given } as const;
  const body = aKindOfCoupon(world.deps.clock.now(), terms);
  const kindId = await anOpenKind(world, editor, body);
  return (await client.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() })).couponId;
}

export type Services = NonNullable<NonNullable<Parameters<typeof bodyOf>[1]>["services"]>[number]["itemServiceExtList"];
type Wanted = { prices?: readonly string[]; freight?: string; pieces?: number; index?: number; services?: Services };

/**
 * Lines of one shop in a shopper's cart, at prices of our choosing, and the placement of them: as it is previewed, and as it is submitted,
 * with a coupon or without.
 */
export async function linesOfOneShop(
  world: SpecWorld,
  client: Client,
  { prices = ["60.00", "40.00"], freight = "6.00", pieces = 1, index: of = 0, services = [] }: Wanted = {},
) {
  const goods = await someGoods(world, of);
  const { variants, platform, shop } = await world.visitor().must(goodsDetail, { query: { goodsId: goods.goodsId } });
  const chosen = variants.filter(({ stock }) => stock > 0).slice(0, prices.length);
  if (chosen.length < prices.length) throw new Error("goods with too few variants");
  const lines: Parameters<typeof bodyOf>[0][number][] = [];
  for (const [index, { skuId }] of chosen.entries()) {
    const wanted = { ...goods, skuId, unitPrice: prices[index] ?? "", domesticFreight: freight };
    const goodsCode = await inCart(client, wanted, pieces);
    await client.must(correctCartPrice, {
      body: { cartItemId: goodsCode, unitPrice: wanted.unitPrice, domesticFreight: freight },
    });
    lines.push({ goodsCode, goods: wanted });
  }
  const shopKey = { shopId: shop.id, shopSource: platform };
  const chosenServices = services.length > 0 ? lines.map(({ goodsCode }) => ({ goodsCode, itemServiceExtList: services })) : [];
  const withCoupon = (couponId: string | null) => ({
    ...bodyOf(lines, { services: chosenServices }),
    couponList: couponId === null ? [] : [{ couponId, isUse: 1 as const, ...shopKey }],
  });
  return {
    shopKey,
    submission: withCoupon,
    preview: (couponId: string | null) => {
      const { seenPrices: _, disclaimerAgreed: __, ...body } = withCoupon(couponId);
      return client.must(contract.previewOrder, { body });
    },
    submit: (couponId: string | null, by: Client = client) =>
      by.call(contract.submitOrder, { body: withCoupon(couponId) }, { key: aKey() }),
  };
}

/** An order of one shop placed with a coupon. */
export async function anOrderWith(world: SpecWorld, client: Client, couponId: string | null, wanted: Wanted = {}) {
  const { submit } = await linesOfOneShop(world, client, wanted);
  const placed = await submit(couponId);
  if (!placed.ok) throw new Error(`not placed: ${placed.code} ${JSON.stringify(placed.data)}`);
  const [order] = placed.data.orders;
  if (!order) throw new Error("no order was placed");
  const { items } = await client.must(contract.orderDetail, { query: { orderNo: order.orderNo } });
  return { ...order, tradeNo: placed.data.tradeNo, itemNos: items.map(({ itemNo }) => itemNo) };
}

/** The same order, paid from the balance; null: without a coupon. Throws when it could not be paid. */
export async function aPaidOrderWith(world: SpecWorld, client: Client, couponId: string | null, wanted: Wanted = {}) {
  const order = await anOrderWith(world, client, couponId, wanted);
  const paid = await pay(client, order.tradeNo);
  if (!paid.ok) throw new Error(`not paid: ${paid.code} ${JSON.stringify(paid.data)}`);
  return order;
}

/** How many of a shopper's coupons are available, used and over. */
export async function couponsOf(client: Client) {
  return (await client.must(promotion.listCoupons, { query: {} })).counts;
}
