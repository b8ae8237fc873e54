import * as contract from "@sihai/contract/payment";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, signature, users } from "#platform";
import { cardState } from "./card-state.ts";
import { combineTrades } from "./combine-trades.service.ts";
import { confirmReturn } from "./confirm-return.service.ts";
import { receiveWebhook } from "./events/receive-webhook.service.ts";
import { readTrade } from "./get-trade.service.ts";
import { openRecharge } from "./open-recharge.service.ts";
import { payByBalance } from "./pay-by-balance.service.ts";
import { payByCard } from "./pay-by-card.service.ts";
import { readBill, readBills, readWallet } from "./wallet.service.ts";

const missing = refuse({ code: "TRADE_NO_MISSING" });

export const paymentRoutes: readonly Route[] = [
  route(contract.getTrade, {
    allow: users,
    async handle({ deps, query, who, language, now }) {
      if (query.tradeNo === undefined) return missing;
      return readTrade(deps, { userId: who.userId, tradeNo: query.tradeNo, language, now });
    },
  }),
  route(contract.payByBalance, {
    allow: users,
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
      const { tradeNo, token, currency, rateId, addressId } = body;
      if (tradeNo === undefined) return missing;
      const paid = await payByCard(deps, {
        userId: who.userId,
        tradeNo,
        token,
        currency,
        rateId,
        addressId,
        language,
        now,
        once,
      });
      return paid.ok ? ok(cardState(paid.value)) : paid;
    },
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
  route(contract.getWallet, { allow: users, handle: ({ deps, who, now }) => readWallet(deps, { userId: who.userId, now }) }),
  route(contract.listBills, {
    allow: users,
    handle: ({ deps, query, who }) =>
      readBills(deps, { userId: who.userId, page: query.page ?? 1, currency: query.currency, kind: query.kind }),
  }),
  route(contract.getBill, {
    allow: users,
    handle: ({ deps, query, who }) => readBill(deps, { userId: who.userId, billId: query.billId }),
  }),
];
