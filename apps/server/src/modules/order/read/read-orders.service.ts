import { add, ok, refuse, zero } from "@sihai/domain";
import { isCountryOpen, type OrderTab, orderTabs } from "@sihai/domain/order";
import { returnBefore } from "@sihai/domain/return";
import { storageLost } from "@sihai/domain/storage";
import { type Db, type Deps, onOneConnection, type Tx } from "#platform";
import { findGoodsOfOrders, findManyGoods, type KeptGoods } from "../../goods/index.ts";
import { type Item, type OpenSupplement, openSupplementsOf, paidLater } from "../../item/index.ts";
import { cardPaymentsOf, liveTradeNos, paidApartOf, surchargedOf } from "../../payment/index.ts";
import { couponsOfOrders } from "../../promotion/index.ts";
import { stepsOfMany } from "../../timeline/index.ts";
import { type Delivery, deliveriesOf } from "../../tracking/index.ts";
import { arrivalsOf, storedItemsOf } from "../../warehouse/index.ts";
import { countryChangesOf } from "../country-change.store.ts";
import { findOrder } from "../order.store.ts";
import { itemsByIds, itemsWithSupplements, latestAsks, ordersListed, photosOf, unconfirmedItemIds } from "./order-list.store.ts";
import { acceptedDifference, itemView, liveDiscount, liveLines, orderSummaryView, serviceFeeOf } from "./order-view.ts";

type ListQuery = {
  tab?: OrderTab | undefined;
  type?: string | undefined;
  keyword?: string | undefined;
  warehouse?: string | undefined;
  placedFrom?: Date | undefined;
  placedTo?: Date | undefined;
  after?: string | undefined;
  pageSize?: number | undefined;
};

/** A page of one tab; `next` is the place to read on from, null at the end. */
export async function listOrders(deps: Deps, userId: string, request: ListQuery) {
  const pageSize = request.pageSize ?? 10;
  const found = await ordersListed(deps.db, userId, {
    states: orderTabs[request.tab ?? "all"],
    type: request.type ?? null,
    keyword: request.keyword ?? "",
    warehouse: request.warehouse ?? null,
    placedFrom: request.placedFrom ?? null,
    placedTo: request.placedTo ?? null,
    after: request.after ?? null,
    limit: pageSize + 1,
  });
  const orders = found.slice(0, pageSize);
  const onPage = orders.map(({ id }) => id);
  const [{ items, ...open }, goods, payable, surcharges] = await onOneConnection(deps.db, (one) =>
    Promise.all([
      itemsWithSupplements(one, userId, onPage),
      findGoodsOfOrders(one, userId, onPage),
      liveTradeNos(one, { userIds: [userId], purpose: "order", subjectIds: onPage }),
      surchargedOf(one, { userId, purposes: ["order"], subjectIds: onPage }),
    ]),
  );
  const context = await contextOf(deps, deps.db, userId, { items, ...open, goods });
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const list = orders.map((order) => {
    const own = itemsOf.get(order.id) ?? [];
    const isUnpaid = own.some(({ state }) => state === "unpaid");
    const tradeNo = (isUnpaid && payable.get(order.id)) || null;
    // An order is paid once.
    const [card] = surcharges.get(order.id) ?? [];
    const cardSurcharge = card ? { amount: card.surcharge, orders: card.subjects, charged: card.charged } : null;
    return { ...orderSummaryView(order, own, tradeNo, context), cardSurcharge };
  });
  return ok({ list, next: found.length > pageSize ? (onPage.at(-1) ?? null) : null });
}

type OpenByItem = ReadonlyMap<string, OpenSupplement>;
type Shown = { items: readonly Item[]; supplements: OpenByItem; unpaidServices?: OpenByItem; goods?: readonly KeptGoods[] };

async function contextOf({ settings }: Deps, db: Db | Tx, userId: string, { items, goods: known, ...open }: Shown) {
  const request = items.filter(({ state }) => state === "awaiting-confirmation").map(({ id }) => id);
  const goodsIds = items.flatMap(({ goodsId }) => (goodsId === null ? [] : [goodsId]));
  const inStorage = items.filter(({ state }) => state === "stocked-in").map(({ id }) => id);
  const [goods, asks, stored] = await Promise.all([
    known ?? findManyGoods(db, goodsIds),
    latestAsks(db, userId, request),
    storedItemsOf(db, userId, inStorage),
  ]);
  const running = stored.filter(({ pausedAt }) => pausedAt === null);
  return {
    goods: new Map(goods.map((each) => [each.goodsId, each])),
    asks,
    ...open,
    storage: new Map(
      running.map(({ itemId, freeUntil, stockedInAt }) => {
        const lostAt = storageLost(freeUntil, settings.at(stockedInAt).storageTerms);
        return [itemId, { freeUntil, lostAt }];
      }),
    ),
  };
}

/** The numbers unpaid orders are paid by, one question for all. */
function payableBy(db: Db | Tx, userId: string, items: readonly Item[]): Promise<Map<string, string>> {
  const unpaid = items.filter(({ state }) => state === "unpaid").map(({ orderId }) => orderId);
  return liveTradeNos(db, { userIds: [userId], purpose: "order", subjectIds: [...new Set(unpaid)] });
}

type Step = { from: string | null; to: string; at: Date };

/** Goods that came back out of a parcel were stocked in when they came from the seller; an exchanged item came twice and opens no second window. */
function returnEnd({ settings }: Deps, { state, platform }: Item, steps: readonly Step[]): Date | null {
  const arrivals = steps.filter(({ from, to }) => from === "signed" && to === "stocked-in");
  const [arrival] = arrivals;
  if (state !== "stocked-in" || platform === "own" || arrival === undefined || arrivals.length > 1) return null;
  return returnBefore(arrival.at, settings.at(arrival.at));
}

/** The customer's own order with everything its page shows; another's is `ORDER_NOT_FOUND` (rule F57). */
export async function readOrder(deps: Deps, userId: string, orderNo: string) {
  const order = await findOrder(deps.db, userId, orderNo);
  if (!order) return refuse({ code: "ORDER_NOT_FOUND" as const });
  const shown = await itemsWithSupplements(deps.db, userId, [order.id]);
  const { items } = shown;
  const ids = items.map(({ id }) => id);
  const [context, photos, timelines, payable, later, sent, arrivals, countryChanges, cardPayments, coupons] =
    await onOneConnection(deps.db, (one) =>
      Promise.all([
        contextOf(deps, one, userId, shown),
        photosOf(one, userId, ids),
        stepsOfMany(one, [userId], "item", ids),
        payableBy(one, userId, items),
        paidLater(one, userId, ids),
        deliveriesOf(one, userId, ids),
        arrivalsOf(
          one,
          ids.map((itemId) => ({ userId, itemId })),
        ),
        countryChangesOf(one, userId, order.id),
        cardPaymentsOf(one, { userId, purposes: ["order"], subjectId: order.id }),
        couponsOfOrders(one, userId, [order.id]),
      ]),
    );
  return ok({
    ...orderSummaryView(order, items, payable.get(order.id) ?? null, context),
    items: items.map((item) => ({
      ...itemView(item, { ...context, payBefore: order.payBefore }),
      paidServices: later.services.get(item.id) ?? zero("CNY"),
      warehouseId: order.warehouseId,
      timeline: (timelines.get(item.id) ?? []).map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
      returnBefore: returnEnd(deps, item, timelines.get(item.id) ?? []),
      photos: photos.filter(({ itemId }) => itemId === item.id).map(({ fileId, kind, takenAt }) => ({ fileId, kind, takenAt })),
      deliveries: sent
        .filter(({ itemId }) => itemId === item.id)
        .map(({ trackingNo, pieces }) => ({ trackingNo, shippedCount: pieces, totalCount: item.quantity })),
      arrivals: (arrivals.get(item.id) ?? []).map(({ trackingNo, count, total, at }) => ({ trackingNo, count, total, at })),
    })),
    lines: liveLines(order, items),
    discount: liveDiscount(items, coupons.get(order.id)),
    memberDiscount: order.policy.memberDiscount,
    totalServiceFee: serviceFeeOf(items),
    quickBuy: order.quickBuy,
    wish: order.policy.wish,
    warehouseId: order.warehouseId,
    country: order.country,
    countryOpen: isCountryOpen(items.map(({ state }) => state)),
    countryChanges,
    remark: order.remark,
    shipTogether: order.shipTogether,
    cancelReason: order.cancelReason,
    paid: items.reduce((sum, item) => add(sum, item.paid), zero("CNY")),
    refunded: items.reduce((sum, item) => add(sum, item.refunded), zero("CNY")),
    acceptedDifference: acceptedDifference(order, items),
    cardPayments: cardPayments.map(({ subjects, ...payment }) => ({ ...payment, orders: subjects })),
    supplementaryPayment: later.supplements,
    ...(order.policy.lines.length === 0 && { isPaidApart: (await paidApartOf(deps.db, { userId, orderNo })).length > 0 }),
    logistics: logisticsOf(items, sent),
  });
}

function logisticsOf(items: readonly Item[], deliveries: readonly Delivery[]) {
  // What was called off on its way, or at the bench, was sent all the same.
  const sent = items.filter(({ state, trackingNo }) => state !== "cancelled" || trackingNo !== null);
  const totalCount = sent.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const records = new Map<string, { company: string; trackingNo: string; shippedCount: number; totalCount: number }>();
  for (const item of items)
    for (const { courier: company, trackingNo, pieces } of partsOf(item, deliveries)) {
      const key = `${company} ${trackingNo}`;
      const known = records.get(key) ?? { company, trackingNo, shippedCount: 0, totalCount };
      records.set(key, { ...known, shippedCount: known.shippedCount + pieces });
    }
  return [...records.values()];
}

/** The parcels an item comes in; one that was exchanged, and came twice, by the number of the last. */
function partsOf({ id, courier, trackingNo, quantity }: Item, deliveries: readonly Delivery[]) {
  if (courier === null || trackingNo === null) return [];
  const own = deliveries.filter(({ itemId }) => itemId === id);
  const isOnce = own.reduce((sum, { pieces }) => sum + pieces, 0) <= quantity;
  return isOnce && own.some((part) => part.trackingNo === trackingNo) ? own : [{ courier, trackingNo, pieces: quantity }];
}

/** A page of items that wait for their customer's word (rule E-56), the soonest due first. */
export async function listUnconfirmed(deps: Deps, userId: string, page: number, pageSize: number) {
  const { ids, total } = await unconfirmedItemIds(deps.db, userId, { offset: (page - 1) * pageSize, limit: pageSize });
  const rows = await itemsByIds(deps.db, userId, ids);
  const supplements = await openSupplementsOf(
    deps.db,
    userId,
    rows.map(({ id }) => id),
  );
  const context = await contextOf(deps, deps.db, userId, { items: rows, supplements });
  const list = ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...itemView(row, { ...context, payBefore: null }), orderNo: row.orderNo }] : [];
  });
  return ok({ list, total, page, pageSize });
}
