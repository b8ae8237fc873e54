import type { returnTabs } from "@sihai/contract/return";
import { add, money, ok, refuse, sum, zero } from "@sihai/domain";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import { named } from "@sihai/domain/language";
import { freeReturnsAMonth, isCancellableReturn, nextReturnMonth, returnMonth, returnNumber } from "@sihai/domain/return";
import { memberMark } from "@sihai/domain/warehouse";
import { type Db, type Deps, duePlace, pageAndNext } from "#platform";
import { levelOf } from "../freight/index.ts";
import { findManyGoods } from "../goods/index.ts";
import { findOrder, itemsOfOrders } from "../order/index.ts";
import { liveTradeNos } from "../payment/index.ts";
import { stepsOfMany } from "../timeline/index.ts";
import { photosOfMany, storedItemsOf } from "../warehouse/index.ts";
import { eligibilityOf } from "./eligibility-of.ts";
import { countFreeUses, exchangedBefore, type ReturnRequest } from "./return.store.ts";
import {
  countReturns,
  deskReturns,
  itemsOfReturns,
  photosOfReturns,
  type ReturnItem,
  returnsByNumber,
  returnsOf,
} from "./return-list.store.ts";

/** What of an order may go back, until when, and what it would cost at this moment. */
export async function readOptions(deps: Deps, userId: string, orderNo: string, now: Date) {
  const order = await findOrder(deps.db, userId, orderNo);
  if (!order) return refuse({ code: "ORDER_NOT_FOUND" as const });
  const items = await itemsOfOrders(deps.db, userId, [order.id]);
  const ids = items.map(({ id }) => id);
  const [stored, exchanged, goods, level, used] = await Promise.all([
    storedItemsOf(deps.db, userId, ids),
    exchangedBefore(deps.db, userId, ids),
    findManyGoods(
      deps.db,
      items.flatMap(({ goodsId }) => goodsId ?? []),
    ),
    levelOf(deps.db, userId),
    countFreeUses(deps.db, userId, returnMonth(now)),
  ]);
  const { returnFees, returnFreightEstimate, freeReturnsByLevel } = deps.settings.at(now);
  const freeAMonth = freeReturnsAMonth(level, { freeReturnsByLevel });
  return ok({
    items: items.map((item) => ({
      itemNo: item.itemNo,
      name: named(item.name),
      skuName: item.skuName,
      pictureUrl: item.pictureUrl,
      quantity: item.quantity,
      cost: item.realPrice ?? zero("CNY"),
      ...eligibilityOf(deps, item, { stored, exchanged, now }),
      sellerTakesBack: goods.find(({ goodsId }) => goodsId === item.goodsId)?.goods.returnable ?? null,
    })),
    fees: returnFees,
    freeLeft: Math.max(0, freeAMonth - used),
    freeAMonth,
    countsAnewAt: nextReturnMonth(now),
    freightEstimate: { low: returnFreightEstimate.least, high: returnFreightEstimate.most },
  });
}

/** The customer's returns, or those of one order; empty for an order that is not theirs. At most 50, the latest first. */
export async function listReturns(deps: Deps, userId: string, orderNo: string | undefined) {
  const order = orderNo === undefined ? null : await findOrder(deps.db, userId, orderNo);
  if (orderNo !== undefined && !order) return ok({ list: [] });
  const views = await viewReturns(deps.db, await returnsOf(deps.db, userId, order?.id ?? null));
  return ok({ list: views.map(({ view }) => view) });
}

const deskPage = 50;

type QueueQuery = {
  tab: (typeof returnTabs)[number];
  due: Due | undefined;
  assigneeId: string | null;
  q: string;
  after: string | undefined;
  pageSize: number | undefined;
  now: Date;
};

/** A page of the desk's queue, with how many wait; what is searched for is found whatever its tab, and then on one page. */
export async function readQueue(deps: Deps, { tab, due, assigneeId, q, after, pageSize = deskPage, now }: QueueQuery) {
  const found =
    q === ""
      ? await deskReturns(deps.db, tab, { due: dueSpan(due, now), assigneeId, after, limit: pageSize + 1 })
      : await returnsByNumber(deps.db, q);
  const { page, next } = pageAndNext(found, pageSize, ({ id, dueAt, closedAt }) => duePlace({ id, dueAt: closedAt ?? dueAt }));
  const [views, counts] = await Promise.all([viewReturns(deps.db, page), countReturns(deps.db, now)]);
  const photosOf = await stockInPhotosOf(deps.db, views);
  const list = views.map(({ view, row, items, stockInPhotos }) => ({
    ...view,
    customerMark: memberMark(row.userId),
    platform: items[0]?.platform ?? "",
    shopName: row.shopName,
    links: [...new Set(items.flatMap(({ link }) => link ?? []))],
    platformOrderNos: [...new Set(items.flatMap(({ platformOrderNo }) => platformOrderNo ?? []))],
    shelves: [...new Set(items.flatMap(({ shelf }) => shelf ?? []))],
    stockInPhotos,
    stockInPhotosOf: items.map(({ itemId, itemNo }) => ({ itemNo, fileIds: photosOf(itemId, stockInPhotos) })),
    cost: sum(
      items.map(({ cost }) => cost),
      "CNY",
    ),
  }));
  return ok({ list, next: q === "" ? next : null, counts });
}

/** Of the pictures a return was applied for with, those of an item: what lay in storage is told apart by what it was taken of. */
async function stockInPhotosOf(db: Db, views: Awaited<ReturnType<typeof viewReturns>>) {
  const photos = await photosOfMany(
    db,
    [...new Set(views.map(({ row }) => row.userId))],
    "item",
    views.flatMap(({ items }) => items.map(({ itemId }) => itemId)),
  );
  return (itemId: string, kept: readonly string[]) =>
    (photos.get(itemId) ?? []).map(({ fileId }) => fileId).filter((fileId) => kept.includes(fileId));
}

async function viewReturns(db: Db, rows: readonly ReturnRequest[]) {
  const ids = rows.map(({ id }) => id);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const unpaid = rows.filter(({ state }) => state === "awaiting-payment").map(({ id }) => id);
  const [items, photos, steps, tradeNos] = await Promise.all([
    itemsOfReturns(db, ids),
    photosOfReturns(db, ids),
    stepsOfMany(db, userIds, "return", ids),
    liveTradeNos(db, { userIds, purpose: "return", subjectIds: unpaid }),
  ]);
  return rows.map((row) => {
    const own = items.filter(({ returnId }) => returnId === row.id);
    const filesOf = (kind: string) =>
      photos.filter((photo) => photo.returnId === row.id && photo.kind === kind).map(({ fileId }) => fileId);
    const view = {
      ...factsOf(row),
      photos: filesOf("buyer"),
      proofs: filesOf("proof"),
      items: own.map(itemView),
      tradeNo: tradeNos.get(row.id) ?? null,
      toPay: row.state === "awaiting-payment" ? add(row.fee, row.freightQuote ?? money(0n, "CNY")) : null,
      steps: (steps.get(row.id) ?? []).map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
    };
    return { view, row, items: own, stockInPhotos: filesOf("stock-in") };
  });
}

function factsOf(row: ReturnRequest) {
  return {
    returnNo: returnNumber(row.id),
    orderNo: row.orderNo,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    description: row.description,
    wanted: row.wanted,
    fee: row.fee,
    isFree: row.isFree,
    freightQuote: row.freightQuote,
    freight: row.freight,
    sellerRefund: row.sellerRefund,
    freightTaken: row.freightTaken,
    feeTaken: row.feeTaken,
    refund: row.refund,
    staffNote: row.staffNote,
    courier: row.courier,
    trackingNo: row.trackingNo,
    newCourier: row.newCourier,
    newTrackingNo: row.newTrackingNo,
    dueAt: row.dueAt,
    createdAt: row.createdAt,
    closedAt: row.closedAt,
    cancellable: isCancellableReturn(row.state),
  };
}

const inStorageAgain: readonly string[] = ["stocked-in", "in-parcel", "shipped", "received"];

function itemView(item: ReturnItem) {
  return {
    itemNo: item.itemNo,
    name: named(item.name),
    skuName: item.skuName,
    pictureUrl: item.pictureUrl,
    quantity: item.quantity,
    cost: item.cost,
    refund: item.refund,
    backInStorage: inStorageAgain.includes(item.state),
  };
}
