import * as contract from "@sihai/contract/payment";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, signature, staffMay, users } from "#platform";
import { fileLimits, sendList } from "../audit/index.ts";
import { decideCardHold, readCardHolds } from "./card-hold/card-hold.service.ts";
import { cardHoldColumns } from "./card-hold/card-hold-columns.ts";
import { cardState } from "./card-state.ts";
import { combineTrades } from "./combine-trades.service.ts";
import { confirmReturn } from "./confirm-return.service.ts";
import { receiveWebhook } from "./events/receive-webhook.service.ts";
import { readTrade } from "./get-trade.service.ts";
import { openRecharge } from "./open-recharge.service.ts";
import { payByBalance } from "./pay-by-balance.service.ts";
import { payByCard, payBySavedCard } from "./pay-by-card.service.ts";
import { forgetCard, makeCardDefault, readCards } from "./saved-card/saved-card.service.ts";
import { walletStatementCsv } from "./statement/statement-csv.service.ts";
import { walletStatement } from "./statement/wallet-statement.service.ts";
import { readBill, readBills, readWallet } from "./wallet/wallet.service.ts";

const missing = refuse({ code: "TRADE_NO_MISSING" });

export const paymentRoutes: readonly Route[] = [
  route(contract.getTrade, {
    allow: users,
    async handle({ deps, query, who, now }) {
      if (query.tradeNo === undefined) return missing;
      return readTrade(deps, { userId: who.userId, tradeNo: query.tradeNo, now });
    },
  }),
  route(contract.payByBalance, {
    allow: users,
    checksSessionWithin: true,
    limits: { perMinute: 60, by: "who" },
    async handle({ deps, body, who, now, once }) {
      const { tradeNo, payPassword, proof } = body;
      if (tradeNo === undefined) return missing;
      if (payPassword === undefined && proof === undefined) return refuse({ code: "PAYMENT_PARAMS_ERROR" });
      const permission =
        proof === undefined
          ? { kind: "password" as const, password: payPassword ?? "" }
          : { kind: "proof" as const, token: proof };
      return payByBalance(deps, { userId: who.userId, tradeNo, permission, now, once });
    },
  }),
  route(contract.payByCard, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    async handle({ deps, body, who, language, now, once }) {
      const { tradeNo, token, currency, rateId, addressId, firstName, lastName, email, phone = null, keepsCard = false } = body;
      if (tradeNo === undefined) return missing;
      const paid = await payByCard(deps, {
        userId: who.userId,
        tradeNo,
        token,
        currency,
        rateId,
        addressId,
        bill: { firstName, lastName, email, phone },
        keeps: keepsCard,
        language,
        now,
        once,
      });
      return paid.ok ? ok(cardState(paid.value)) : paid;
    },
  }),
  route(contract.payBySavedCard, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    async handle({ deps, body: { tradeNo, cardId, currency, rateId }, who, language, now, once }) {
      if (tradeNo === undefined) return missing;
      const paid = await payBySavedCard(deps, { userId: who.userId, tradeNo, cardId, currency, rateId, language, now, once });
      return paid.ok ? ok(cardState(paid.value)) : paid;
    },
  }),
  route(contract.listCards, { allow: users, handle: ({ deps, who, now }) => readCards(deps, who.userId, now) }),
  route(contract.makeCardDefault, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    handle: ({ deps, body, who }) => makeCardDefault(deps, { userId: who.userId, cardId: body.cardId }),
  }),
  route(contract.removeCard, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    handle: ({ deps, body, who, once }) => forgetCard(deps, { userId: who.userId, cardId: body.cardId, once }),
  }),
  route(contract.listCardHolds, {
    allow: staffMay("finance.read"),
    handle: ({ deps, query: { tab = "open", sort, after } }) => readCardHolds(deps, { tab, sort, after }),
  }),
  route(contract.cardHoldsFile, {
    allow: staffMay("finance.read"),
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "card-holds",
        columns: cardHoldColumns,
        async pageAfter(after) {
          const { tab = "open", sort } = call.query;
          return (await readCardHolds(call.deps, { tab, sort, after })).value;
        },
      }),
  }),
  route(contract.decideCardHold, {
    allow: staffMay("finance.record"),
    handle: ({ deps, body, who, now, once }) => decideCardHold(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmReturn, {
    allow: users,
    limits: { perMinute: 60, by: "who" },
    async handle({ deps, body, who, now }) {
      if (body.tradeNo === undefined) return missing;
      return confirmReturn(deps, { userId: who.userId, tradeNo: body.tradeNo, now });
    },
  }),
  route(contract.combineTrades, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => combineTrades(deps, { userId: who.userId, tradeNos: body.tradeNos, now, once }),
  }),
  route(contract.openRecharge, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) => openRecharge(deps, { userId: who.userId, amount: body.amount, now, once }),
  }),
  route(contract.receivePaymentWebhook, {
    allow: signature,
    async handle({ deps, rawBody, header, now }) {
      const received = await receiveWebhook(deps, { rawBody, signature: header("stripe-signature"), now });
      return received.ok ? ok({ received: true as const }) : received;
    },
  }),
  route(contract.getWallet, {
    allow: users,
    handle: ({ deps, query: { month }, who, now }) => readWallet(deps, { userId: who.userId, month, now }),
  }),
  route(contract.listBills, {
    allow: users,
    handle: ({ deps, query, who }) =>
      readBills(deps, {
        ...{ userId: who.userId, page: query.page ?? 1 },
        ...{ currency: query.currency, kind: query.kind, month: query.month },
      }),
  }),
  route(contract.walletStatementPdf, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    async handle({ deps, query: { lang, ...query }, who, language, now, sendFile }) {
      const made = await walletStatement(deps, { ...query, userId: who.userId, language: lang ?? language, now });
      sendFile({ ...made, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.walletStatementCsv, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    async handle({ deps, query: { lang, month }, who, language, now, sendFile }) {
      const made = await walletStatementCsv(deps, { month, userId: who.userId, language: lang ?? language, now });
      sendFile({ ...made, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.getBill, {
    allow: users,
    handle: ({ deps, query, who }) => readBill(deps, { userId: who.userId, billId: query.billId }),
  }),
];
