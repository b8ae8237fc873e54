import { type Money, ok, type Result, refuse, sum } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import {
  applyDiscounts,
  type CouponGoods,
  type CouponReason,
  couponReason,
  type DiscountRefusal,
  keepDiscounts,
  type Reducible,
} from "@sihai/domain/promotion";
import type { Db, Tx } from "#platform";
import { type CodeRefusal, mayUseCode } from "./claim-coupon.service.ts";
import { lockCoupon, type OwnedCoupon } from "./coupon.store.ts";
import { couponOn, markCouponUsed, releaseCoupon, reserveCoupon, setCouponAmount } from "./coupon-use.store.ts";
import { livingCredits } from "./credit-use.store.ts";
import { endOldCredits, releaseCredits, reserveCredits, spendReservedCredits } from "./credits.ts";
import {
  codeOn,
  type DiscountCode,
  lockCode,
  markCodeUsed,
  releaseCode,
  reserveCode,
  setCodeAmount,
} from "./discount-code.store.ts";

/** A discount as it stands on a parcel; amounts are CNY. `ref`: coupon number, code, or how many credits. */
export type ParcelDiscount = {
  kind: "coupon" | "credits" | "code";
  ref: string;
  name: LocalText | null;
  amount: Money;
  freight: Money;
};

export type DiscountWish = { couponId: string | null; credits: number; code: string | null };
type OfParcel = {
  userId: string;
  level: number;
  /** The most credits a parcel may take by the level; those it holds already stay. */
  mostCredits: number;
  warehouse: number;
  goods: readonly CouponGoods[];
  price: Reducible & { total: Money };
  now: Date;
  /** What the parcel holds while it is changed: it was taken in time, and its credits stay set aside. */
  holds?: Holding;
};
type ParcelKey = { userId: string; parcelId: string; packageNo: string; at: Date };
type Since<Ref extends string> = { [key in Ref]: string } & { since: Date };
/** What stands on a parcel. Where it is decided anew, `credits` are those that stay where they are. */
export type Holding = { coupon: Since<"couponId"> | null; code: Since<"code"> | null; credits: number };
export type WishRefusal =
  | DiscountRefusal
  | CodeRefusal
  | { code: "COUPON_NOT_FOUND" }
  | { code: "COUPON_NOT_USABLE"; reason: CouponReason };

type Decided = {
  lines: ParcelDiscount[];
  amount: Money;
  freight: Money;
  /** Sets aside what was decided, once the parcel has its id; it is used with the payment (`useDiscounts`). */
  reserve: (tx: Tx, parcel: { parcelId: string; packageNo: string }) => Promise<Result<undefined, WishRefusal>>;
};

/**
 * Decides what is taken off a parcel about to be submitted, with coupon and code locked until the transaction ends, so that neither is
 * used beyond its limits by anything at the same time (rules F19, F21 and F24).
 */
export async function decideDiscounts(tx: Tx, wish: DiscountWish, on: OfParcel): Promise<Result<Decided, WishRefusal>> {
  const coupon = await wishedCoupon(tx, wish, on);
  if (!coupon.ok) return coupon;
  const code = await wishedCode(tx, wish, on);
  if (!code.ok) return code;
  const kept = on.holds?.credits ?? 0;
  const balance = wish.credits === 0 ? 0 : kept + (await endOldCredits(tx, on.userId, on.now));
  const applied = applyDiscounts(
    { coupon: coupon.value?.terms ?? null, credits: wish.credits, code: code.value?.discount.terms ?? null },
    on.price,
    { credits: balance, mostCredits: Math.max(on.mostCredits, kept) },
  );
  if (!applied.ok) return applied;
  const named = { coupon: coupon.value, code: code.value?.discount ?? null, credits: wish.credits };
  const lines = applied.value.map((line) => ({ ...line, ...labelOf(line.kind, named) }));
  const total = (of: "amount" | "freight") =>
    sum(
      lines.map((line) => line[of]),
      "CNY",
    );
  return ok({
    lines,
    amount: total("amount"),
    freight: total("freight"),
    async reserve(inTx, { parcelId, packageNo }) {
      const key = { userId: on.userId, parcelId, packageNo, at: on.now };
      const has = (kind: ParcelDiscount["kind"]) => lines.some((line) => line.kind === kind);
      // What stays keeps the day it was set aside, however often the parcel is changed.
      for (const { kind, amount } of lines) {
        if (kind === "coupon" && coupon.value) {
          const { couponId } = coupon.value;
          await reserveCoupon(inTx, { ...key, couponId, amount, at: couponSince(couponId, on) });
        }
        if (kind === "code" && code.value) {
          const { discount, nth } = code.value;
          await reserveCode(inTx, { ...key, codeId: discount.id, nth, amount, at: codeSince(discount.code, on) });
        }
      }
      if (kept > 0 && !has("credits")) await releaseCredits(inTx, key);
      return has("credits") && kept === 0 ? reserveCredits(inTx, key, wish.credits) : ok();
    },
  });
}

async function wishedCoupon(tx: Tx, { couponId }: DiscountWish, on: OfParcel): Promise<Result<OwnedCoupon | null, WishRefusal>> {
  if (couponId === null) return ok(null);
  const coupon = await lockCoupon(tx, on.userId, couponId);
  if (!coupon) return refuse({ code: "COUPON_NOT_FOUND" });
  const reason = couponReason(coupon, { ...on, now: couponSince(couponId, on), parcelType: "international" });
  return reason ? refuse({ code: "COUPON_NOT_USABLE", reason }) : ok(coupon);
}

async function wishedCode(
  tx: Tx,
  { code }: DiscountWish,
  on: OfParcel,
): Promise<Result<{ discount: DiscountCode; nth: number } | null, WishRefusal>> {
  if (code === null) return ok(null);
  return mayUseCode(tx, on.userId, await lockCode(tx, code), codeSince(code, on));
}

/** When a coupon was set aside for the parcel that is changed; now for one it does not hold. */
function couponSince(couponId: string, { holds, now }: OfParcel): Date {
  return holds?.coupon?.couponId === couponId ? holds.coupon.since : now;
}

function codeSince(code: string, { holds, now }: OfParcel): Date {
  return holds?.code?.code === code ? holds.code.since : now;
}

function labelOf(
  kind: ParcelDiscount["kind"],
  named: { coupon: OwnedCoupon | null; code: DiscountCode | null; credits: number },
): Pick<ParcelDiscount, "ref" | "name"> {
  if (kind === "credits") return { ref: String(named.credits), name: null };
  return kind === "coupon"
    ? { ref: named.coupon?.couponNo ?? "", name: named.coupon?.name ?? null }
    : { ref: named.code?.code ?? "", name: named.code?.name ?? null };
}

/** A parcel is paid: what was set aside for it is used, each once. */
export async function useDiscounts(tx: Tx, parcel: ParcelKey): Promise<void> {
  await Promise.all([markCouponUsed(tx, parcel), markCodeUsed(tx, parcel), spendReservedCredits(tx, parcel)]);
}

/**
 * A service of a paid parcel is done to fewer pieces, or not at all (rule H-132): what its discounts take off now, of `price` before them. A
 * coupon that takes nothing off any more is back with its customer.
 */
export async function keepParcelDiscounts(
  tx: Tx,
  parcel: ParcelKey,
  lines: readonly ParcelDiscount[],
  price: Pick<OfParcel["price"], "services" | "total">,
): Promise<ParcelDiscount[]> {
  const held = await couponOn(tx, parcel);
  const coupon = held && (await lockCoupon(tx, parcel.userId, held.couponId));
  const kept = keepDiscounts(lines, coupon?.terms ?? null, price);
  for (const { kind, amount } of lines) {
    const left = kept.find((line) => line.kind === kind);
    if (!left && kind === "coupon") await releaseCoupon(tx, parcel);
    if (!left || left.amount.amount === amount.amount) continue;
    if (kind === "coupon") await setCouponAmount(tx, parcel, left.amount);
    if (kind === "code") await setCodeAmount(tx, parcel, left.amount);
  }
  return kept;
}

/** A parcel was cancelled: coupon, code and credits come back, each once (rule F22). */
export async function releaseDiscounts(tx: Tx, parcel: ParcelKey): Promise<void> {
  await releaseCoupon(tx, parcel);
  await releaseCode(tx, parcel);
  await releaseCredits(tx, parcel);
}

/** What stands on a parcel now. */
export async function holdingOf(db: Db | Tx, userId: string, parcelId: string): Promise<Holding> {
  return {
    coupon: await couponOn(db, { userId, parcelId }),
    code: await codeOn(db, userId, parcelId),
    credits: await livingCredits(db, userId, parcelId),
  };
}

/**
 * Takes what a parcel holds off it, so that it can be decided anew in the same transaction. Credits stay where they are when as many are
 * wished for again: those of a year that is over could not be set aside a second time.
 */
export async function lendDiscounts(tx: Tx, parcel: ParcelKey, wish: DiscountWish): Promise<Holding> {
  const holding = await holdingOf(tx, parcel.userId, parcel.parcelId);
  await releaseCoupon(tx, parcel);
  await releaseCode(tx, parcel);
  if (holding.credits === wish.credits) return holding;
  await releaseCredits(tx, parcel);
  return { ...holding, credits: 0 };
}
