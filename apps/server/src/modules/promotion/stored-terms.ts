import { cny, money, toDecimal } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { CouponReduction, CouponTerms, DiscountCodeTerms } from "@sihai/domain/promotion";

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

const fen = (amount: string) => money(BigInt(amount), "CNY");

/** The terms of a kind as its row holds them; the database has checked the values. */
export function termsOf(row: Row): CouponTerms {
  return {
    reduction: reductionOf(row),
    parcelType: row.parcel_type as CouponTerms["parcelType"],
    minSpend: fen(row.min_spend_cny),
    maxDeduction: row.max_deduction_cny === null ? null : fen(row.max_deduction_cny),
    scope: row.scope as CouponTerms["scope"],
    shops: row.shops as CouponTerms["shops"],
    minLevel: row.min_level,
    warehouse: row.warehouse_id as CouponTerms["warehouse"],
  };
}

function reductionOf({ type, reduce_cny, reduce_bp, service_code }: Row): CouponReduction {
  if (type === 0 && reduce_cny !== null) return { type: 0, amount: fen(reduce_cny) };
  if (type === 1 && reduce_bp !== null) return { type: 1, bp: reduce_bp };
  return { type: 2, service: service_code };
}

type StoredReduction = { type: 0; amount: string } | { type: 1; bp: number } | { type: 2; service: string | null };
/** Terms frozen on a coupon: amounts as decimal strings, the name in both languages beside them. */
export type FrozenTerms = Omit<CouponTerms, "reduction" | "minSpend" | "maxDeduction"> & {
  reduction: StoredReduction;
  minSpend: string;
  maxDeduction: string | null;
  name: LocalText;
};

export function freezeTerms(terms: CouponTerms, name: LocalText): FrozenTerms {
  const { reduction, minSpend, maxDeduction, ...rest } = terms;
  return {
    ...rest,
    reduction: reduction.type === 0 ? { type: 0, amount: toDecimal(reduction.amount) } : reduction,
    minSpend: toDecimal(minSpend),
    maxDeduction: maxDeduction && toDecimal(maxDeduction),
    name,
  };
}

export function thawTerms({ name: _name, reduction, minSpend, maxDeduction, ...rest }: FrozenTerms): CouponTerms {
  return {
    ...rest,
    reduction: reduction.type === 0 ? { type: 0, amount: cny(reduction.amount) } : reduction,
    minSpend: cny(minSpend),
    maxDeduction: maxDeduction === null ? null : cny(maxDeduction),
  };
}

export function codeTermsOf(row: {
  reduce_cny: string | null;
  reduce_bp: number | null;
  min_spend_cny: string;
  max_deduction_cny: string | null;
}): DiscountCodeTerms {
  return {
    reduction: row.reduce_cny === null ? { type: 1, bp: row.reduce_bp ?? 0 } : { type: 0, amount: fen(row.reduce_cny) },
    minSpend: fen(row.min_spend_cny),
    maxDeduction: row.max_deduction_cny === null ? null : fen(row.max_deduction_cny),
  };
}
