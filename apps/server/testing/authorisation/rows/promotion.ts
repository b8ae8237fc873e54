import { type Rows, staff, user } from "../row.ts";

export const promotionRows: Rows = {
  "GET /api/user/coupon/list": user,
  "POST /api/user/coupon/claim": user,
  "POST /api/user/coupon/redeem": user,
  "POST /api/user/coupon/check-code": user,
  "GET /api/user/credits": user,
  "GET /api/user/credits/history": user,
  "POST /api/staff/promotion/coupon-kinds": staff("promotion.edit"),
  "POST /api/staff/promotion/give": staff("promotion.edit"),
  "POST /api/staff/promotion/discount-codes": staff("promotion.edit"),
  "GET /api/staff/promotion/campaigns": staff("promotion.edit"),
  "GET /api/staff/promotion/campaign-uses": staff("promotion.edit"),
  "POST /api/staff/promotion/stop": staff("promotion.edit"),
  "POST /api/staff/promotion/check": staff("promotion.edit"),
};
