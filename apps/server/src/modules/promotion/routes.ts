import * as contract from "@sihai/contract/promotion";
import { ok } from "@sihai/domain";
import { type Route, route, staffMay, users } from "#platform";
import { levelOf } from "../freight/index.ts";
import { listCampaigns, listCampaignUses, stopCampaign } from "./campaigns.service.ts";
import { checkCode, claimCoupon, redeemCode } from "./claim-coupon.service.ts";
import { creditHistory } from "./credit-history.store.ts";
import { listCoupons, readCredits } from "./list-coupons.service.ts";
import { createCouponKind, createDiscountCode, giveCoupon } from "./offer.service.ts";

const historyPageSize = 20;

export const promotionRoutes: Route[] = [
  route(contract.listCoupons, {
    allow: users,
    handle: async ({ deps, query, who, now }) =>
      ok(await listCoupons(deps.db, { userId: who.userId, status: query.status ?? "available", now })),
  }),
  route(contract.claimCoupon, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => claimCoupon(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.redeemCode, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => redeemCode(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.checkDiscountCode, {
    allow: users,
    handle: ({ deps, body, who, now }) => checkCode(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.readCredits, {
    allow: users,
    handle: async ({ deps, who, now }) => ok(await readCredits(deps, who.userId, await levelOf(deps.db, who.userId), now)),
  }),
  route(contract.creditHistory, {
    allow: users,
    async handle({ deps, query: { page = 1 }, who }) {
      const found = await creditHistory(deps.db, who.userId, { limit: historyPageSize, offset: (page - 1) * historyPageSize });
      return ok({ ...found, page, pageSize: historyPageSize });
    },
  }),
  route(contract.createCouponKind, {
    allow: staffMay("promotion.edit"),
    handle: ({ deps, body, who, now, once }) => createCouponKind(deps, { form: body, staffId: who.staffId, now, once }),
  }),
  route(contract.listCampaigns, {
    allow: staffMay("promotion.edit"),
    handle: ({ deps, query: { kind, page = 1 }, who, now }) => listCampaigns(deps, { kind, page, staffId: who.staffId, now }),
  }),
  route(contract.listCampaignUses, {
    allow: staffMay("promotion.edit"),
    handle: ({ deps, query: { kind, id, page = 1 } }) => listCampaignUses(deps, { kind, id, page }),
  }),
  route(contract.stopCampaign, {
    allow: staffMay("promotion.edit"),
    handle: ({ deps, body, who, now, once }) => stopCampaign(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.giveCoupon, {
    allow: staffMay("promotion.edit"),
    handle: ({ deps, body, who, now, once }) => giveCoupon(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.createDiscountCode, {
    allow: staffMay("promotion.edit"),
    handle: ({ deps, body, who, now, once }) => createDiscountCode(deps, { form: body, staffId: who.staffId, now, once }),
  }),
];
