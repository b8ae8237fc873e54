import * as contract from "@sihai/contract/transfer";
import { type Route, route, users } from "#platform";
import { announceTransfer, cancelTransfer } from "./announce-transfer.service.ts";
import { exchangeBalance, readOffers } from "./exchange-balance.service.ts";
import { openTransfer } from "./open-transfer.service.ts";
import { payByTransfer, readPayOptions } from "./pay/pay-by-transfer.service.ts";
import { readTransfer, readTransfers, readWaiting, readWays } from "./read-transfers.service.ts";

export const transferRoutes: Route[] = [
  route(contract.transferWays, { allow: users, handle: async ({ deps, now }) => readWays(deps, now) }),
  route(contract.listTransfers, {
    allow: users,
    handle: ({ deps, query, who, now }) => readTransfers(deps, { userId: who.userId, page: query.page ?? 1, now }),
  }),
  route(contract.transferDetail, {
    allow: users,
    handle: ({ deps, query, who, now }) => readTransfer(deps, { userId: who.userId, transferNo: query.transferNo, now }),
  }),
  route(contract.openTransfer, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) => openTransfer(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.payOptions, {
    allow: users,
    handle: ({ deps, query, who, now }) => readPayOptions(deps, { userId: who.userId, tradeNo: query.tradeNo, now }),
  }),
  route(contract.payByTransfer, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) => payByTransfer(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.waitingTransfers, {
    allow: users,
    handle: ({ deps, who, now }) => readWaiting(deps, { userId: who.userId, now }),
  }),
  route(contract.announceTransfer, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body: { transferNo, ...receipt }, who, now, once }) =>
      announceTransfer(deps, { receipt, transferNo, userId: who.userId, now, once }),
  }),
  route(contract.cancelTransfer, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => cancelTransfer(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.exchangeOffers, { allow: users, handle: ({ deps, who, now }) => readOffers(deps, { userId: who.userId, now }) }),
  route(contract.exchangeBalance, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) => exchangeBalance(deps, { ...body, userId: who.userId, now, once }),
  }),
];
