import * as contract from "@sihai/contract/order";
import { type Route, route, staffMay } from "#platform";
import { askBuyer } from "./buying/ask-buyer.service.ts";
import { handBack } from "./buying/hand-back.service.ts";
import { lookUpOrders, readOrderAsStaff, readQueue } from "./buying/read-desk.service.ts";
import { recordPurchase } from "./buying/record-purchase.service.ts";
import { recordPurchases } from "./buying/record-purchases.service.ts";
import { recordSellerShipped } from "./buying/record-seller-shipped.service.ts";
import { splitItem } from "./buying/split-item.service.ts";
import { takeItems } from "./buying/take-items.service.ts";
import { takeOverItems } from "./buying/take-over-items.service.ts";
import { cancelForBuyer } from "./cancel/cancel-for-buyer.service.ts";

export const buyingRoutes: Route[] = [
  route(contract.buyingQueue, {
    allow: staffMay("buying.read"),
    handle: ({ deps, who, query, now }) => readQueue(deps, query, who.staffId, now),
  }),
  route(contract.takeItems, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) => takeItems(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.takeOverItems, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) => takeOverItems(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.handBack, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who: { staffId, permissions }, body, now, once }) =>
      handBack(deps, { ...body, note: body.note ?? null, mayForOthers: permissions.has("staff.manage"), staffId, now, once }),
  }),
  route(contract.recordPurchase, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) => recordPurchase(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recordPurchases, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) => recordPurchases(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.askBuyer, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) =>
      askBuyer(deps, {
        ...body,
        newPrice: body.newPrice,
        alternatives: body.alternatives ?? [],
        staffId: who.staffId,
        now,
        once,
      }),
  }),
  route(contract.splitItem, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) => splitItem(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.cancelForBuyer, {
    allow: staffMay("buying.refund"),
    handle: ({ deps, who, body, now, once }) =>
      cancelForBuyer(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
  route(contract.recordSellerShipped, {
    allow: staffMay("buying.record"),
    handle: ({ deps, who, body, now, once }) =>
      recordSellerShipped(deps, { ...body, pieces: body.pieces, staffId: who.staffId, now, once }),
  }),
  route(contract.lookUpOrders, {
    allow: staffMay("order.read"),
    mayUseStandby: true,
    handle: ({ deps, who, query }) => lookUpOrders(deps, query.q, who.staffId),
  }),
  route(contract.readOrderAsStaff, {
    allow: staffMay("order.read"),
    handle: ({ deps, query }) => readOrderAsStaff(deps, query.orderNo),
  }),
];
