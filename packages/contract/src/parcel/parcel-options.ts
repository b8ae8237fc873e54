import { parcelServiceCodes } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, moneyField, packageId } from "../fields.ts";
import { lineRefusal, lineView, quoteField } from "../freight/fields.ts";
import { couponView, creditsView, discountCodeTerms } from "../promotion/fields.ts";
import { serviceNoField } from "../service/fields.ts";
import { taxTerms } from "../tax/fields.ts";
import { storedItem } from "../warehouse/fields.ts";
import { addressView, chargeLine, declarationView, outletView } from "./fields.ts";

/** Items that come with something open: money asked for that is not answered, services that are not done. */
export const openWork = z.array(
  z.object({
    itemId: z.string(),
    owed: cnyAmount,
    services: z.array(z.object({ serviceNo: serviceNoField, isPaid: z.boolean() })),
  }),
);

/** Everything the parcel submit page offers for these items to this address. */
export const parcelOptions = endpoint({
  method: "POST",
  path: "/parcel/options",
  summary: "Lines, services, insurance and declaration for a parcel of my stored goods, new or to be changed",
  body: z.strictObject({
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
    /** May be left out for a parcel that is changed: it goes where it was going. */
    addressId: z.optional(id),
    packageId: z.optional(packageId),
  }),
  data: z.object({
    serverTime: instant,
    /** Units of USD for one CNY. */
    usdRate: z.string(),
    items: z.array(storedItem),
    goodsValue: cnyAmount,
    open: openWork,
    address: addressView,
    eligible: z.array(
      z.object({
        line: lineView,
        quote: quoteField,
        deposit: cnyAmount,
        depositHow: z.string(),
        maxInsured: z.nullable(cnyAmount),
        /** Collected with the parcel where the line prepays it; basis points of the declared value. */
        taxRateBp: z.int(),
      }),
    ),
    excluded: z.array(z.object({ line: lineView, refusals: z.array(lineRefusal) })),
    /** Charges that come with these items whatever is chosen (the fee after measuring). */
    charges: z.array(chargeLine),
    services: z.array(
      z.object({
        code: z.enum(parcelServiceCodes),
        group: z.enum(["basic", "value-added", "gift"]),
        unit: z.enum(["parcel", "piece"]),
        price: cnyAmount,
      }),
    ),
    /** The two longest sides that fit into a vacuum bag. */
    vacuumLimitCm: z.object({ longest: z.int(), second: z.int() }),
    declaration: declarationView,
    declarationLinesMost: z.int(),
    /** The most a declaration may come to; a server of the release before leaves it out. */
    declaredValueMost: z.optional(moneyField),
    /** What can be taken off: coupons, each with why it does not fit; credits. */
    promotions: z.object({
      coupons: z.array(couponView),
      credits: creditsView,
      level: z.int(),
    }),
    identityDocument: z.nullable(z.string()),
    /** What the country asks of parcels sent without tax; `rulePerCny`: units of the rule's currency for one CNY. */
    tax: z.nullable(z.extend(taxTerms, { country: z.string(), from: z.string(), rulePerCny: z.string() })),
    outlets: z.array(outletView),
    /** What the parcel that is changed holds now, by the ids a change names them by. */
    holds: z.nullable(
      z.object({
        couponId: z.nullable(z.string()),
        credits: z.int(),
        code: z.nullable(discountCodeTerms),
        identityKept: z.boolean(),
      }),
    ),
    outstanding: z.object({ owed: cnyAmount, blocked: z.boolean(), limit: cnyAmount }),
  }),
  refusals: [
    "PARCEL_NOT_FOUND",
    "PARCEL_CHANGE_REFUSED",
    "PARCEL_ITEM_NOT_FOUND",
    "ITEM_ALREADY_IN_PARCEL",
    "ITEM_WITH_EXPERT",
    "PARCEL_ADDRESS_NOT_FOUND",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
    "TWO_WAREHOUSES",
    "ITEM_TRAVELS_ALONE",
    "HONG_KONG_TO_MAINLAND",
    "OVERSEAS_ORIGIN_TO_MAINLAND",
  ],
  repeats: "reads",
});
