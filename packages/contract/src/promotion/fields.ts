import { couponParcelTypes, couponScopes } from "@sihai/domain/promotion";
import * as z from "zod/mini";
import { cnyAmount, instant, localText, warehouseId } from "../fields.ts";

/** `couponType`: 0 an amount off, 1 a share off in basis points, 2 the fee of a service free. */
export const couponReduction = z.discriminatedUnion("type", [
  z.object({ type: z.literal(0), amount: cnyAmount }),
  z.object({ type: z.literal(1), bp: z.int() }),
  z.object({ type: z.literal(2), service: z.nullable(z.string()) }),
]);

export const couponTerms = z.object({
  reduction: couponReduction,
  parcelType: z.enum(couponParcelTypes),
  minSpend: cnyAmount,
  maxDeduction: z.nullable(cnyAmount),
  scope: z.enum(couponScopes),
  /** `name`: left out where nobody looked anything of the shop up before the coupon was made, and by a node of before. */
  shops: z.array(z.object({ source: z.string(), shopId: z.nullable(z.string()), name: z.optional(localText) })),
  minLevel: z.int(),
  warehouse: z.nullable(warehouseId),
});

export const couponReason = z.enum([
  "used",
  "expired",
  "not-yet",
  "parcel-type",
  "warehouse",
  "level",
  "goods",
  "min-spend",
  "no-service",
]);

/** A coupon of a customer. `reason`: why it cannot be used, where that is known without a price. */
export const couponView = z.object({
  couponId: z.string(),
  couponNo: z.string(),
  name: localText,
  terms: couponTerms,
  status: z.enum(["available", "used", "expired"]),
  usesLeft: z.int(),
  validFrom: instant,
  validUntil: instant,
  reason: z.nullable(couponReason),
  /** Parcels and orders that are not paid yet and have a use of it set aside, by their numbers. */
  heldFor: z.array(z.object({ kind: z.enum(["parcel", "order"]), no: z.string() })),
});

/** A coupon as it is offered for an order: what it takes off, or `reason`, why it cannot be used. */
export const offeredCoupon = z.extend(couponView, { takesOff: z.nullable(cnyAmount) });

/** `reserved`: set aside for parcels that are not paid yet, and not in the balance. */
export const creditsView = z.object({
  balance: z.int(),
  reserved: z.int(),
  mostAParcel: z.int(),
  step: z.int(),
  /** Of the credits everybody earns with shipping, in basis points: my level's. */
  shareBp: z.int(),
  endsAt: instant,
});

export const discountCodeTerms = z.object({
  code: z.string(),
  name: localText,
  reduction: z.discriminatedUnion("type", [
    z.object({ type: z.literal(0), amount: cnyAmount }),
    z.object({ type: z.literal(1), bp: z.int() }),
  ]),
  minSpend: cnyAmount,
  maxDeduction: z.nullable(cnyAmount),
  validUntil: instant,
});

/** A kind anyone may claim a coupon of. `left`: null without a limit. */
export const couponOffer = z.object({
  kindId: z.string(),
  name: localText,
  terms: couponTerms,
  uses: z.int(),
  validDays: z.int(),
  claimUntil: instant,
  left: z.nullable(z.int()),
  /** How many this customer may still take. */
  mine: z.int(),
});

/** A code as it is typed: letters, digits and dashes, case and spaces do not matter. */
export const promotionCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,32}$/));
