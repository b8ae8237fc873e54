import * as contract from "@sihai/contract/order";
import { ok } from "@sihai/domain";
import { type Route, route, users, usersOr } from "#platform";
import { answerItem } from "./buying/answer-item.service.ts";
import { cancelItem, cancelOrder } from "./cancel/cancel-order.service.ts";
import { deleteOrder } from "./cancel/delete-order.service.ts";
import { changeOrderCountry } from "./change-country.service.ts";
import { orderReceipt } from "./read/order-receipt.ts";
import { listOrders, listUnconfirmed, readOrder } from "./read/read-orders.service.ts";
import { payOrders } from "./submit/pay-orders.service.ts";
import { previewOrder } from "./submit/preview-order.service.ts";
import { repeatOrder } from "./submit/repeat-order.service.ts";
import { submitDiy } from "./submit/submit-diy.service.ts";
import { submitOrder } from "./submit/submit-order.service.ts";

export const orderRoutes: Route[] = [
  route(contract.previewOrder, { allow: users, handle: ({ deps, who, body }) => previewOrder(deps, who.userId, body) }),
  route(contract.submitOrder, {
    allow: users,
    checksSessionWithin: true,
    handle: ({ deps, who, body: { seenPrices, disclaimerAgreed, agreementsSeen, unlessJustOrdered, ...placement }, now, once }) =>
      submitOrder(deps, {
        ...{ userId: who.userId, placement, seenPrices, disclaimerAgreed, agreementsSeen, unlessJustOrdered },
        ...{ now, once },
      }),
  }),
  route(contract.submitDiy, {
    allow: usersOr("orders.submit"),
    handle: ({ deps, who, body, now, once }) => submitDiy(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.listOrders, {
    allow: usersOr("orders.read"),
    mayUseStandby: true,
    handle: ({ deps, who, query }) => listOrders(deps, who.userId, query),
  }),
  route(contract.orderDetail, {
    allow: usersOr("orders.read"),
    mayUseStandby: true,
    handle: ({ deps, who, query }) => readOrder(deps, who.userId, query.orderNo),
  }),
  route(contract.orderReceiptPdf, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    async handle({ deps, query: { lang, ...query }, who, language, now, sendFile }) {
      const made = await orderReceipt(deps, { ...query, userId: who.userId, language: lang ?? language, now });
      if (!made.ok) return made;
      sendFile({ ...made.value, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.unconfirmedItems, {
    allow: users,
    handle: ({ deps, who, query }) => listUnconfirmed(deps, who.userId, query.currentPage ?? 1, query.pageSize ?? 10),
  }),
  route(contract.payOrders, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => payOrders(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.cancelOrder, {
    allow: users,
    handle: ({ deps, who, body, now, once }) =>
      cancelOrder(deps, { ...body, note: body.note ?? "", userId: who.userId, now, once }),
  }),
  route(contract.cancelItem, {
    allow: users,
    handle: ({ deps, who, body, now, once }) =>
      cancelItem(deps, { ...body, note: body.note ?? "", userId: who.userId, now, once }),
  }),
  route(contract.deleteOrder, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => deleteOrder(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.changeOrderCountry, {
    allow: users,
    handle: ({ deps, who, body, now }) => changeOrderCountry(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.repeatOrder, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => repeatOrder(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.answerItem, {
    allow: users,
    handle: ({ deps, who, body, now, once }) =>
      answerItem(deps, {
        ...{ ...body, choice: body.choice, note: body.note, payPassword: body.payPassword },
        ...{ userId: who.userId, now, once },
      }),
  }),
];
