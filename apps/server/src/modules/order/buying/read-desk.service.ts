import { ok, refuse } from "@sihai/domain";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import { named } from "@sihai/domain/language";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, duePlace, pageAndNext } from "#platform";
import { forStaff } from "../../file/index.ts";
import { findManyGoods, type KeptGoods } from "../../goods/index.ts";
import { stepsOfMany } from "../../timeline/index.ts";
import { type Delivery, deliveriesOfMany } from "../../tracking/index.ts";
import { ownerOfOrder } from "../order.store.ts";
import { optionsOf } from "../read/order-view.ts";
import { readOrder } from "../read/read-orders.service.ts";
import {
  type Answered,
  countQueue,
  type DeskItem,
  type DeskTab,
  itemsByNumber,
  lastAnswers,
  queueItems,
} from "./buying-desk.store.ts";
import { budgetOf } from "./record-purchase.service.ts";

type DeskQuery = {
  tab?: DeskTab | undefined;
  platform?: string | undefined;
  assigned?: "me" | undefined;
  due?: Due | undefined;
  after?: string | undefined;
  pageSize?: number | undefined;
};

/** A page of one tab of the buying desk, the soonest due first, with the counts of all tabs. */
export async function readQueue(deps: Deps, request: DeskQuery, staffId: string, now: Date) {
  const [pageSize, tab] = [request.pageSize ?? 50, request.tab ?? "to-buy"];
  const filter = {
    tab,
    platform: request.platform ?? null,
    workOf: request.assigned === "me" ? staffId : null,
    due: dueSpan(request.due, now),
  };
  const [found, counted] = await Promise.all([
    queueItems(deps.db, { ...filter, after: request.after, limit: pageSize + 1 }),
    countQueue(deps.db, filter, now),
  ]);
  const { page: rows, next } = pageAndNext(found, pageSize, duePlace);
  const beside = await besideOf(deps, rows);
  return ok({ list: rows.map((row) => deskItemView(row, beside, staffId)), next, ...counted });
}

/** Items a typed number leads to, whatever their state, each with its history; empty when there are none. */
export async function lookUpOrders(deps: Deps, number: string, staffId: string) {
  const rows = await itemsByNumber(deps.db, number.trim().toUpperCase());
  const beside = await besideOf(deps, rows);
  const owners = [...new Set(rows.map(({ userId }) => userId))];
  const steps = await stepsOfMany(
    deps.db,
    owners,
    "item",
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => ({
    item: deskItemView(row, beside, staffId),
    userId: row.userId,
    timeline: (steps.get(row.id) ?? []).map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
  }));
  return ok({ list });
}

/** An order as its buyer sees it, with whose it is. */
export async function readOrderAsStaff(deps: Deps, orderNo: string) {
  const userId = await ownerOfOrder(deps.db, orderNo);
  if (userId === null) return refuse({ code: "ORDER_NOT_FOUND" as const });
  const order = await readOrder(deps, userId, orderNo);
  return order.ok ? ok({ order: order.value, userId, customerMark: memberMark(userId) }) : order;
}

type Beside = {
  goods: ReadonlyMap<string, KeptGoods>;
  sent: readonly Delivery[];
  answers: ReadonlyMap<string, Answered>;
};

/** What stands beside the items of a page: their goods, what of them is on its way, and what their customers answered. */
async function besideOf(deps: Deps, rows: readonly DeskItem[]): Promise<Beside> {
  const ids = rows.flatMap(({ goodsId }) => (goodsId === null ? [] : [goodsId]));
  const [goods, sent, answers] = await Promise.all([
    findManyGoods(deps.db, ids),
    deliveriesOfMany(
      deps.db,
      rows.map((row) => ({ userId: row.userId, itemId: row.id })),
    ),
    lastAnswers(deps.db, rows),
  ]);
  return { goods: new Map(goods.map((each) => [each.goodsId, each])), sent, answers };
}

function deskItemView(row: DeskItem, { goods, sent, answers }: Beside, staffId: string) {
  const answered = answers.get(row.id);
  const { ownPrices, wish } = row.order.policy;
  return {
    itemNo: row.itemNo,
    orderNo: row.order.orderNo,
    quickBuy: row.order.quickBuy,
    goodsId: row.goodsId,
    customerMark: memberMark(row.userId),
    state: row.state,
    platform: row.platform,
    link: row.link,
    shopName: row.order.shopName,
    name: named(row.name),
    options: optionsOf(row, goods),
    pictureUrl: forStaff(row.pictureUrl),
    pictureFileIds: row.pictureFileIds,
    quantity: row.quantity,
    unitPrice: row.unitPrice,
    domesticFreight: row.domesticFreight,
    budget: budgetOf(row),
    isBuyersOwnPrice: ownPrices.some(({ goodsId, skuId }) => goodsId === row.goodsId && skuId === row.skuId),
    remark: row.remark,
    orderRemark: row.order.remark,
    wish,
    services: row.services.map(({ serviceNo, quantity, remarks }) => ({ serviceNo, quantity, remarks })),
    warehouseId: row.order.warehouseId,
    dueAt: row.dueAt,
    ...(answered && { answered }),
    buyerName: row.buyerName,
    isMine: row.buyerId === staffId,
    platformOrderNo: row.platformOrderNo,
    courier: row.courier,
    trackingNo: row.trackingNo,
    sent: sentOf(sent.filter(({ itemId }) => itemId === row.id)),
  };
}

/** What the seller has sent of an item, oldest delivery first. */
function sentOf(deliveries: readonly Delivery[]) {
  return {
    pieces: deliveries.reduce((sum, { pieces }) => sum + pieces, 0),
    deliveries: deliveries.length,
    stage: deliveries.at(-1)?.stage ?? null,
  };
}
