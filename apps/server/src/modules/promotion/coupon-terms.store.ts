import { localText } from "@sihai/contract";
import { cny, toDecimal } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import {
  type CouponReduction,
  type CouponTerms,
  couponParcelTypes,
  couponScopes,
  type DiscountCodeTerms,
} from "@sihai/domain/promotion";
import * as z from "zod/mini";
import { fen, jsonColumn, oneOf } from "#platform";

type Row = {
  type: number;
  reduce_cny: string | null;
  reduce_bp: number | null;
  service_code: string | null;
  parcel_type: string;
  min_spend_cny: string;
  max_deduction_cny: string | null;
  scope: string;
  shops: unknown;
  min_level: number;
  warehouse_id: number | null;
};

const shops = z.array(z.object({ source: z.string(), shopId: z.nullable(z.string()), name: z.optional(localText) }));
const readShops = jsonColumn(shops, "coupon_kind.shops");

/** The terms of a kind as its row holds them; the database has checked the values. */
export function termsOf(row: Row): CouponTerms {
  return {
    reduction: reductionOf(row),
    parcelType: oneOf(couponParcelTypes, row.parcel_type, "coupon_kind.parcel_type"),
    minSpend: fen(row.min_spend_cny),
    maxDeduction: fen(row.max_deduction_cny),
    scope: oneOf(couponScopes, row.scope, "coupon_kind.scope"),
    shops: readShops(row.shops),
    minLevel: row.min_level,
    warehouse: row.warehouse_id,
  };
}

function reductionOf({ type, reduce_cny, reduce_bp, service_code }: Row): CouponReduction {
  if (type === 0 && reduce_cny !== null) return { type: 0, amount: fen(reduce_cny) };
  if (type === 1 && reduce_bp !== null) return { type: 1, bp: reduce_bp };
  return { type: 2, service: service_code };
}

const storedReduction = z.discriminatedUnion("type", [
  z.object({ type: z.literal(0), amount: z.string() }),
  z.object({ type: z.literal(1), bp: z.number() }),
  z.object({ type: z.literal(2), service: z.nullable(z.string()) }),
]);
const frozenTerms = z.object({
  reduction: storedReduction,
  parcelType: z.enum(couponParcelTypes),
  minSpend: z.string(),
  maxDeduction: z.nullable(z.string()),
  scope: z.enum(couponScopes),
  shops,
  minLevel: z.number(),
  warehouse: z.nullable(z.number()),
  name: localText,
});
/** Terms frozen on a coupon: amounts as decimal strings, the name in both languages beside them. */
type FrozenTerms = z.output<typeof frozenTerms>;
export const readTerms = jsonColumn(frozenTerms, "coupon.terms");

/** Terms as they are kept on a coupon: later changes of its kind do not touch it. */
export function freezeTerms(terms: CouponTerms, name: LocalText): FrozenTerms {
  const { reduction, minSpend, maxDeduction, ...rest } = terms;
  return {
    ...rest,
    shops: [...rest.shops],
    reduction: reduction.type === 0 ? { type: 0, amount: toDecimal(reduction.amount) } : reduction,
    minSpend: toDecimal(minSpend),
    maxDeduction: maxDeduction && toDecimal(maxDeduction),
    name,
  };
}

/** The way back of `freezeTerms`, without the name. */
export function thawTerms({ name: _name, reduction, minSpend, maxDeduction, ...rest }: FrozenTerms): CouponTerms {
  return {
    ...rest,
    reduction: reduction.type === 0 ? { type: 0, amount: cny(reduction.amount) } : reduction,
    minSpend: cny(minSpend),
    maxDeduction: maxDeduction === null ? null : cny(maxDeduction),
  };
}

/** The terms of a discount code's row: an amount, or where there is none a share in hundredths of a percent. */
export function codeTermsOf(row: {
  reduce_cny: string | null;
  reduce_bp: number | null;
  min_spend_cny: string;
  max_deduction_cny: string | null;
}): DiscountCodeTerms {
  return {
    reduction: row.reduce_cny === null ? { type: 1, bp: row.reduce_bp ?? 0 } : { type: 0, amount: fen(row.reduce_cny) },
    minSpend: fen(row.min_spend_cny),
    maxDeduction: fen(row.max_deduction_cny),
  };
}
