import { add, type Money, subtract, zero } from "@sihai/domain";
import { named } from "@sihai/domain/language";
import { isCancellableByBuyer, moneyLinesOf, orderActions, orderState, serviceLinesOf } from "@sihai/domain/order";
import { optionName } from "@sihai/text";
import { fen } from "#platform";
import { pictureUrl } from "../../file/index.ts";
import { chosenOptionsOf, type KeptGoods } from "../../goods/index.ts";
import type { Item, OpenSupplement } from "../../item/index.ts";
import type { OrderCoupon } from "../../promotion/index.ts";
import { viewAlternative } from "../buying/alternatives.ts";
import { costOf } from "../item.store.ts";
import type { Order } from "../order.store.ts";
import { payableItems } from "../submit/payable-items.ts";
import type { ListedOrder, OpenQuestion } from "./order-list.store.ts";

type Context = {
  goods: ReadonlyMap<string, KeptGoods>;
  asks: ReadonlyMap<string, OpenQuestion>;
  supplements: ReadonlyMap<string, OpenSupplement>;
  /** Left out where a page does not tell of them. */
  unpaidServices?: ReadonlyMap<string, OpenSupplement>;
  /** Of items in storage whose time runs: when free storage ends, and when they are lost. */
  storage: ReadonlyMap<string, { freeUntil: Date; lostAt: Date }>;
  payBefore: Date | null;
};

/** An item as its customer sees it; amounts are CNY, and `total` is less the item's discount. */
export function itemView(item: Item, context: Context) {
  const { goods, asks } = context;
  return {
    itemNo: item.itemNo,
    state: item.state,
    goodsId: item.goodsId,
    classId: item.classId,
    platform: item.platform,
    link: item.link,
    name: named(item.name),
    options: optionsOf(item, goods),
    pictureUrl: item.pictureUrl,
    pictures: item.pictureFileIds.map(pictureUrl),
    declaredUnitValue: item.declaredUnit,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    domesticFreight: item.domesticFreight,
    service: item.service,
    discount: item.discount,
    total: costOf(item),
    paid: item.paid,
    refunded: item.refunded,
    remark: item.remark,
    services: item.services.map(({ givenBack: _, ...service }) => service),
    dueAt: dueAtOf(item, context),
    lostAt: item.state === "stocked-in" ? (context.storage.get(item.id)?.lostAt ?? null) : null,
    courier: item.courier,
    trackingNo: item.trackingNo,
    cancellable: isCancellableByBuyer(item.state),
    withExpert: item.reservedFor !== null,
    supplement: context.supplements.get(item.id) ?? null,
    unpaidServices: context.unpaidServices?.get(item.id) ?? null,
    ask: item.state === "awaiting-confirmation" ? askView(item, asks.get(item.id)) : null,
  };
}

/** When what it waits for ends. */
function dueAtOf({ id, state, dueAt }: Item, { payBefore, storage }: Context): Date | null {
  if (state === "unpaid") return payBefore;
  return state === "stocked-in" ? (storage.get(id)?.freeUntil ?? null) : dueAt;
}

/** In both languages from the goods; as frozen at submit when the variant is gone by now. */
export function optionsOf(item: Pick<Item, "goodsId" | "skuId" | "skuName">, goods: ReadonlyMap<string, KeptGoods>) {
  const kept = item.goodsId === null ? undefined : goods.get(item.goodsId);
  const options = kept ? chosenOptionsOf(kept.goods, item.skuId) : [];
  if (options.length > 0) return options;
  return item.skuName.map((value) => ({ name: optionName, value }));
}

function askView(item: Item, request: OpenQuestion | undefined) {
  if (!request) return null;
  const { ask, note } = request;
  return {
    reason: ask.reason,
    note: note ?? "",
    short: fen(ask.shortFen),
    answerBefore: item.dueAt,
    photos: ask.photos,
    alternatives: ask.alternatives.map((each, index) => viewAlternative(each, index, item)),
  };
}

/** An order as its list shows it: its state and what may be done follow from its items (rules E-38 to E-43). */
export function orderSummaryView(
  order: Omit<ListedOrder, "id">,
  items: readonly Item[],
  tradeNo: string | null,
  context: Omit<Context, "payBefore">,
) {
  const states = items.map(({ state }) => state);
  return {
    orderNo: order.orderNo,
    type: order.type,
    state: orderState(states),
    shopSource: order.shopSource,
    shopName: { zh: order.shopName, en: order.policy.shopNameEn || order.shopName },
    total: liveTotal(order, items),
    due: dueOf(order, items),
    goodsCount: liveItems(items).reduce((pieces, { quantity }) => pieces + quantity, 0),
    createdAt: order.createdAt,
    payBefore: order.payBefore,
    tradeNo,
    items: items.map((item) => itemView(item, { ...context, payBefore: order.payBefore })),
    actions: { ...orderActions(states), ...(order.type === "zy" && { pay: dueOf(order, items).amount > 0n }) },
  };
}

/** What the order comes to without the items that were called off; all of them called off: what it came to. */
function liveTotal(order: Pick<Order, "total">, items: readonly Item[]): Money {
  const live = liveItems(items);
  if (live.length === items.length) return order.total;
  return live.reduce((sum, item) => add(sum, costOf(item)), zero("CNY"));
}

/** By how much more than `liveTotal` its items hold: a dearer purchase was agreed to. Null where they do not. */
export function acceptedDifference(order: Pick<Order, "total">, items: readonly Item[]): Money | null {
  const held = liveItems(items).reduce((sum, { paid, refunded }) => subtract(add(sum, paid), refunded), zero("CNY"));
  const difference = subtract(held, liveTotal(order, items));
  return difference.amount > 0n ? difference : null;
}

/** The lines behind `liveTotal`: as they were agreed to, until an item is called off. */
export function liveLines(order: Order, items: readonly Item[]) {
  const live = liveItems(items);
  if (live.length === items.length && live.every(({ state }) => state !== "cancelled")) return order.policy.lines;
  return order.type === "zy" ? serviceLinesOf(live.flatMap(({ services }) => services)) : moneyLinesOf(live);
}

/** What the coupon takes off `liveLines`; null when nothing. */
export function liveDiscount(items: readonly Item[], coupon: OrderCoupon | undefined) {
  const discounted = liveItems(items).filter(({ discount }) => discount.amount > 0n);
  const [first] = discounted;
  if (!first || !coupon) return null;
  const amount = discounted.reduce((sum, { discount }) => add(sum, discount), zero("CNY"));
  const { couponNo, name, validUntil } = coupon;
  return { couponNo, name, validUntil, amount, on: first.discountOn };
}

/** The items that were not called off; all of an order that was called off as a whole. */
function liveItems(items: readonly Item[]): readonly Item[] {
  const live = items.filter(({ state }) => state !== "cancelled");
  return live.length === 0 ? items : live;
}

/** What all services of its live items come to. */
export function serviceFeeOf(items: readonly Item[]): Money {
  return liveItems(items).reduce((sum, { service }) => add(sum, service), zero("CNY"));
}

/** What is to be paid for an order now, by its items. */
function dueOf(order: Pick<Order, "type">, items: readonly Item[]): Money {
  return payableItems(order.type, items).reduce((sum, item) => add(sum, costOf(item)), zero("CNY"));
}
