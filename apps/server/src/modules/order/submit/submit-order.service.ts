import type { AgreementSeen } from "@sihai/contract/content";
import { goodsPictureUrl } from "@sihai/contract/goods";
import { type Money, ok, type Result, refuse, sign, subtract, sum, toDecimal, zero } from "@sihai/domain";
import { classFlags, type GoodsClasses } from "@sihai/domain/goods";
import { payBefore, refuseTooLarge, type TooLarge } from "@sihai/domain/order";
import type { Platform } from "@sihai/domain/platform";
import type { Settings } from "@sihai/domain/setting";
import { refuseNewGoods } from "@sihai/domain/warehouse";
import { type Deps, defineTimer, type Once, setTimer, subjectPart, type Tx, transact } from "#platform";
import { type CartLine, findCartLines, lockCartLines, removeCartLines } from "../../cart/index.ts";
import { type AgreementChanged, recordAcceptances } from "../../content/index.ts";
import { levelOf } from "../../freight/index.ts";
import { chosenOptionsOf, type LookedUp, variantPictureOf } from "../../goods/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../../identity/index.ts";
import { type DebtRefusal, openTrade, refuseDebt } from "../../payment/index.ts";
import { type OrderCouponRefusal, reserveOrderCoupon } from "../../promotion/index.ts";
import { discountShare } from "../discount-item.ts";
import { insertOrder, nextSerials } from "../order.store.ts";
import { type DecidedCoupon, decideCoupons, totalDue } from "./coupons-of-orders.ts";
import {
  changedPrices,
  codesOf,
  countShops,
  type GatheredLine,
  type GatherRefusal,
  type Placement,
  type PriceChange,
  readGoodsFor,
  wantedLines,
} from "./gather-lines.ts";
import { lastBoughtAtOnce } from "./just-ordered.store.ts";
import { placeUnpaidItem } from "./place-unpaid-item.ts";
import { type MemberOrder, priceForMember } from "./price-for-member.ts";

type Command = {
  userId: string;
  placement: Placement;
  seenPrices: readonly { goodsCode: string; unitPrice: Money; domesticFreight: Money }[];
  disclaimerAgreed: boolean;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  unlessJustOrdered?: boolean | undefined;
  now: Date;
  once: Once | null;
};
/** What holds of the customer and the cart when the order is placed. */
type Standing = [
  cart: CartLine[],
  unserved: BusinessRefusal | null,
  indebted: DebtRefusal | null,
  level: number,
  serials: { orders: bigint[]; items: bigint[] },
  justOrdered: string | null,
];
type Placed = { tradeNo: string; total: Money; orders: { orderNo: string; total: Money }[] };
export type SubmitRefusal =
  | GatherRefusal
  | DebtRefusal
  | BusinessRefusal
  | OrderCouponRefusal
  | TooLarge
  | { code: "DISCLAIMER_NOT_AGREED" }
  | AgreementChanged
  | { code: "ORDER_PRICE_CHANGED"; changes: PriceChange[] }
  | { code: "ORDERED_A_MOMENT_AGO"; orderNo: string };

/** Timer of an order nobody pays; its subject is `userId:orderId`. */
export const unpaidTimer = defineTimer("order.unpaid", { userId: subjectPart.id, orderId: subjectPart.id });

/**
 * Places one order per shop and one trade for all of them, at the prices that hold now. Cart lines are locked, so that two submits never
 * order them twice; when a price is not the one the buyer agreed to, nothing is written (rules F31 and F32).
 */
export async function submitOrder(deps: Deps, command: Command) {
  const { userId, placement, now } = command;
  const rules = deps.settings.at(now);
  if (!command.disclaimerAgreed) return refuse({ code: "DISCLAIMER_NOT_AGREED" as const });
  const cartIds = codesOf(placement).filter((code) => code !== "quick");
  const looked = wantedLines(placement, await findCartLines(deps.db, userId, cartIds));
  // A repeated submit finds its lines gone; it is answered from its key inside the transaction.
  const goods: Map<string, LookedUp> = looked.ok ? await readGoodsFor(deps, looked.value) : new Map();
  return transact<Placed, SubmitRefusal, Standing>(
    deps.db,
    async (tx, [cart, unserved, indebted, level, serials, justOrdered]) => {
      const wanted = wantedLines(placement, cart);
      if (!wanted.ok) return wanted;
      const held = unserved ?? indebted;
      if (held) return refuse(held);
      if (justOrdered !== null) return refuse({ code: "ORDERED_A_MOMENT_AGO", orderNo: justOrdered });
      const closed = refuseNewGoods(rules.warehouses, placement.warehouseId);
      if (closed) return refuse(closed);
      const orders = priceForMember({ level, placement, wanted: wanted.value, goods }, rules);
      if (!orders.ok) return orders;
      const changes = changedPrices(orders.value, command.seenPrices);
      if (changes.length > 0) return refuse({ code: "ORDER_PRICE_CHANGED", changes });
      const asked = sum(
        orders.value.map(({ priced }) => priced.total),
        "CNY",
      );
      const tooLarge = refuseTooLarge(asked, rules);
      if (tooLarge) return refuse(tooLarge);
      const coupons = await decideCoupons(tx, orders.value, command);
      if (!coupons.ok) return coupons;
      const placed = await Promise.all(
        orders.value.map((order) => {
          const given = { order: serials.orders.shift(), items: serials.items.splice(0, order.lines.length) };
          return placeOrder(tx, { order, coupon: coupons.value.get(order.key) ?? null, serials: given }, command, rules);
        }),
      );
      const trade = {
        userId,
        purpose: "order",
        subjects: placed.map(({ id, total, discount }) => ({ subjectId: id, amount: total, discount })),
        expiresAt: payBefore(now, rules),
        areNew: true,
        at: now,
      } as const;
      const [{ tradeNo }, accepted] = await Promise.all([
        openTrade(tx, trade),
        recordAcceptances(tx, deps, {
          userId,
          agreements: ["disclaimer"],
          acceptedWith: placed.map(({ orderNo }) => `order:${orderNo}` as const),
          seen: command.agreementsSeen,
          at: now,
        }),
        cartIds.length > 0 ? removeCartLines(tx, userId, cartIds, now) : 0,
        ...placed.map((order) => placeItems(tx, order, command, rules)),
      ]);
      if (!accepted.ok) return accepted;
      return ok({ tradeNo, total: totalDue(placed), orders: placed.map(({ orderNo, total }) => ({ orderNo, total })) });
    },
    command.once,
    (tx: Tx) =>
      Promise.all([
        lockCartLines(tx, userId, cartIds),
        refuseBusinessWith(tx, userId, rules),
        refuseDebt(tx, userId),
        levelOf(tx, userId),
        // Drawn before it is known whether anything is placed: a number nobody gets is worth no way of its own.
        nextSerials(tx, { orders: countShops(goods), items: looked.ok ? looked.value.length : 0 }),
        orderOfTheSame(tx, command, rules),
      ]),
  ) satisfies Promise<Result<Placed, { code: string }>>;
}

/** The number of the order that has bought the same at once a moment ago, where whoever buys asks to be told; other submits of theirs wait. */
async function orderOfTheSame(
  tx: Tx,
  { userId, placement, unlessJustOrdered, now }: Command,
  { orderedAgainMinutes }: Pick<Settings, "orderedAgainMinutes">,
): Promise<string | null> {
  const { quicklyBuyFlg, quickGoods } = placement;
  if (!unlessJustOrdered || quicklyBuyFlg !== 1 || !quickGoods) return null;
  const since = new Date(now.getTime() - orderedAgainMinutes * 60_000);
  return lastBoughtAtOnce(tx, { userId, ...quickGoods, since });
}

function fromShop(platform: Platform, shopId: string) {
  return platform === "xianyu"
    ? { type: "second-hand" as const, shopSource: platform, shopId }
    : { type: "dg" as const, shopSource: platform, shopId };
}

type ToPlace = {
  order: MemberOrder;
  coupon: DecidedCoupon | null;
  serials: { order: bigint | undefined; items: readonly bigint[] };
};
type Rules = Pick<Settings, "deadlines" | "goodsClasses">;

async function placeOrder(tx: Tx, toPlace: ToPlace, { userId, placement, now }: Command, rules: Rules) {
  const { order: memberOrder, coupon, serials } = toPlace;
  const { found, lines, priced, memberDiscount } = memberOrder;
  const { platform, shop } = found.goods;
  const total = coupon ? subtract(priced.total, coupon.amount) : priced.total;
  const wish = placement.shopOrderService.find(({ shopSource, shopId }) => shopSource === platform && shopId === shop.id);
  const order = await insertOrder(tx, {
    userId,
    serial: serials.order,
    ...fromShop(platform, shop.id),
    quickBuy: placement.quicklyBuyFlg === 1,
    shopName: shop.name.zh,
    warehouseId: placement.warehouseId,
    country: placement.country,
    remark: wish?.orderRemark ?? "",
    goods: priced.goods,
    domesticFreight: priced.domesticFreight,
    service: priced.service,
    ...(coupon && { discount: coupon.amount }),
    total,
    policy: {
      wish: wish && {
        needCheck: wish.needCheck,
        boxInStorage: wish.boxInStorage,
        specialMark: wish.specialMark,
        returnExchangeConfirmed: wish.returnExchangeConfirmed,
      },
      lines: priced.lines.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
      shopNameEn: shop.name.en,
      ...(sign(memberDiscount) > 0 && { memberDiscount: toDecimal(memberDiscount) }),
      ownPrices: lines.filter(({ isBuyersOwnPrice }) => isBuyersOwnPrice).map(({ goodsId, skuId }) => ({ goodsId, skuId })),
    },
    at: now,
    payBefore: payBefore(now, rules),
  });
  return { ...order, ...toPlace, total, discount: coupon?.amount ?? zero("CNY") };
}

/** The items of an order that is placed, and what goes with it. */
async function placeItems(
  tx: Tx,
  { id: orderId, order: { lines, priced }, coupon, serials }: ToPlace & { id: string },
  { userId, now }: Command,
  rules: Rules,
): Promise<void> {
  const by = { userId, classes: rules.goodsClasses, now };
  await Promise.all(lines.map((line, at) => placeItem(tx, { orderId, serial: serials.items[at] }, line, { priced, coupon }, by)));
  if (coupon) await reserveOrderCoupon(tx, { userId, orderId, at: now }, coupon);
  await setTimer(tx, unpaidTimer, { userId, orderId }, payBefore(now, rules));
}

type By = { userId: string; classes: GoodsClasses; now: Date };

type Agreed = { priced: MemberOrder["priced"]; coupon: DecidedCoupon | null };

type Place = { orderId: string; serial: bigint | undefined };

async function placeItem(tx: Tx, { orderId, serial }: Place, line: GatheredLine, { priced, coupon }: Agreed, by: By) {
  const { userId, classes, now } = by;
  const index = priced.items.findIndex(({ goodsCode }) => goodsCode === line.goodsCode);
  const item = priced.items[index];
  if (!item) throw new Error(`line ${line.goodsCode} was not priced`);
  const { goods } = line.found;
  const picture = variantPictureOf(goods, line.skuId);
  await placeUnpaidItem(tx, {
    userId,
    orderId,
    serial,
    goodsId: line.goodsId,
    platform: goods.platform,
    link: goods.canonicalUrl,
    name: { zh: goods.title.zh, en: goods.title.en },
    skuId: line.skuId,
    skuName: chosenOptionsOf(goods, line.skuId).map(({ value }) => value),
    pictureUrl: picture && goodsPictureUrl(line.goodsId, picture),
    classId: goods.goodsClass,
    flags: [...new Set([...goods.flags, ...classFlags(classes, goods.goodsClass)])],
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    domesticFreight: item.domesticFreight,
    sellerFreight: line.domesticFreight,
    service: item.service,
    ...(coupon && discountShare(coupon, index)),
    remark: line.remark,
    services: item.services.map((service) => ({
      ...service,
      unitPrice: toDecimal(service.unitPrice),
      total: toDecimal(service.total),
    })),
    at: now,
  });
}
