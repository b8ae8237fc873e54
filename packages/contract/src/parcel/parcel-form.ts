import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { cnyAmount, email, id, text } from "../fields.ts";
import { promotionCode } from "../promotion/fields.ts";
import { declarationInput, serviceChoice } from "./fields.ts";

export const receiverIdentity = { kind: z.enum(["personal", "company"]), companyName: text(80, 0), number: text(40, 0) };

/** What is chosen for a parcel, submitted or changed; where it goes and for whom is named beside. */
export const parcelForm = {
  itemIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  lineId: z.string().check(z.minLength(1), z.maxLength(80)),
  services: z.array(serviceChoice).check(z.maxLength(30)),
  declaration: declarationInput,
  insuredValue: cnyAmount,
  pickupCode: z.optional(z.string().check(z.maxLength(40))),
  email,
  remark: text(300, 0),
  agreedInsurance: z.boolean(),
  agreedDifference: z.boolean(),
  agreementsSeen,
  /** That it is sent although services of its items are not done; what isn’t done when it leaves is refunded. */
  agreedOpenServices: z.optional(z.boolean()),
  /** One coupon and credits, or a discount code alone. */
  couponId: z.optional(id),
  credits: z.optional(z.int()),
  discountCode: z.optional(promotionCode),
  total: cnyAmount,
};

export const parcelFormRefusals = [
  "PARCEL_ITEM_NOT_FOUND",
  "ITEM_ALREADY_IN_PARCEL",
  "ITEM_WITH_EXPERT",
  "ITEM_SUPPLEMENT_OPEN",
  "ITEM_SERVICES_OPEN",
  "PARCEL_ADDRESS_NOT_FOUND",
  "ROUTES_UNAVAILABLE",
  "RATE_UNAVAILABLE",
  "LINE_NOT_FOUND",
  "LINE_REFUSES_PARCEL",
  "TWO_WAREHOUSES",
  "ITEM_TRAVELS_ALONE",
  "HONG_KONG_TO_MAINLAND",
  "OVERSEAS_ORIGIN_TO_MAINLAND",
  "OUTSTANDING_BALANCE",
  "PARCEL_PRICE_CHANGED",
  "DECLARED_VALUE_ZERO",
  "DECLARED_TOTAL_DIFFERS",
  "DECLARED_VALUE_TOO_HIGH",
  "TOO_MANY_DECLARATION_LINES",
  "DECLARATION_INCOMPLETE",
  "INSURED_VALUE_TOO_HIGH",
  "LINE_NOT_INSURABLE",
  "SERVICE_QUANTITY_WRONG",
  "VACUUM_TOO_LARGE",
  "IDENTITY_NUMBER_NEEDED",
  "COMPANY_NAME_NEEDED",
  "PICKUP_OUTLET_NEEDED",
  "AGREEMENT_NEEDED",
  "AGREEMENT_CHANGED",
  "STORAGE_ENDED",
  "COUPON_NOT_FOUND",
  "COUPON_NOT_USABLE",
  "CODE_NOT_COMBINABLE",
  "DISCOUNT_CODE_NOT_FOUND",
  "DISCOUNT_CODE_NOT_USABLE",
  "CREDITS_NOT_A_HUNDRED",
  "CREDITS_TOO_MANY",
  "CREDITS_NOT_ENOUGH",
] as const;
