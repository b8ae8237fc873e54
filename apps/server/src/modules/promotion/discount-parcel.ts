import { type Money, ok, type Result, refuse, sum } from "@sihai/domain";
import {
  applyDiscounts,
  type CouponGoods,
  type CouponReason,
  couponReason,
  type DiscountRefusal,
  type Reducible,
} from "@sihai/domain/promotion";
import type { Tx } from "#platform";
import { type CodeRefusal, mayUseCode } from "./claim-coupon.service.ts";
import { lockCoupon, type OwnedCoupon, releaseCoupon, spendCoupon } from "./coupon.store.ts";
import { endOldCredits, returnCredits, spendCreditsOn } from "./credits.ts";
import { type DiscountCode, lockCode, releaseCode, spendCode } from "./discount-code.store.ts";

/** A discount as it stands on a parcel; amounts are CNY. `ref`: coupon number, code, or how many credits. */
export type ParcelDiscount = {
  kind: "coupon" | "credits" | "code";
  ref: string;
  name: { cn: string; en: string } | null;
  amount: Money;
  freight: Money;
};

export type DiscountWish = { couponId: string | null; credits: number; code: string | null };
type OfParcel = {
  userId: string;
  level: number;
  warehouse: number;
  goods: readonly CouponGoods[];
  price: Reducible & { total: Money };
  now: Date;
};
export type WishRefusal =
  | DiscountRefusal
  | CodeRefusal
  | { code: "COUPON_NOT_FOUND" }
  | { code: "COUPON_NOT_USABLE"; reason: CouponReason };

type Decided = {
  lines: ParcelDiscount[];
  amount: Money;
  freight: Money;
  /** Uses up what was decided, once the parcel has its id. */
  take: (tx: Tx, parcel: { parcelId: string; packageNo: string }) => Promise<Result<undefined, WishRefusal>>;
};

/**
 * Decides what is taken off a parcel about to be submitted, with coupon and code locked until the transaction ends, so that neither is
 * used beyond its limits by anything at the same time (F19, F21, F24).
 */
export async function decideDiscounts(tx: Tx, wish: DiscountWish, on: OfParcel): Promise<Result<Decided, WishRefusal>> {
  const coupon = await wishedCoupon(tx, wish, on);
  if (!coupon.ok) return coupon;
  const code = await wishedCode(tx, wish, on);
  if (!code.ok) return code;
  const balance = wish.credits === 0 ? 0 : await endOldCredits(tx, on.userId, on.now);
  const applied = applyDiscounts(
    { coupon: coupon.value?.terms ?? null, credits: wish.credits, code: code.value?.discount.terms ?? null },
    on.price,
    { credits: balance, level: on.level },
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
    async take(inTx, { parcelId, packageNo }) {
      const key = { userId: on.userId, parcelId, packageNo, at: on.now };
      for (const { kind, amount } of lines) {
        if (kind === "coupon" && coupon.value) await spendCoupon(inTx, { ...key, couponId: coupon.value.couponId, amount });
        if (kind === "code" && code.value)
          await spendCode(inTx, { ...key, codeId: code.value.discount.id, nth: code.value.nth, amount });
        if (kind !== "credits") continue;
        const spent = await spendCreditsOn(inTx, key, wish.credits);
        if (!spent.ok) return spent;
      }
      return ok();
    },
  });
}

async function wishedCoupon(tx: Tx, { couponId }: DiscountWish, on: OfParcel): Promise<Result<OwnedCoupon | null, WishRefusal>> {
  if (couponId === null) return ok(null);
  const coupon = await lockCoupon(tx, on.userId, couponId);
  if (!coupon) return refuse({ code: "COUPON_NOT_FOUND" });
  const reason = couponReason(coupon, { ...on, parcelType: "international" });
  return reason ? refuse({ code: "COUPON_NOT_USABLE", reason }) : ok(coupon);
}

async function wishedCode(
  tx: Tx,
  { code }: DiscountWish,
  on: OfParcel,
): Promise<Result<{ discount: DiscountCode; nth: number } | null, WishRefusal>> {
  return code === null ? ok(null) : mayUseCode(tx, on.userId, await lockCode(tx, code), on.now);
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

/** A parcel was cancelled: coupon, code and credits come back, each once (F22). */
export async function releaseDiscounts(
  tx: Tx,
  parcel: { userId: string; parcelId: string; packageNo: string; takenAt: Date; at: Date; credits: number },
): Promise<void> {
  await releaseCoupon(tx, parcel);
  await releaseCode(tx, parcel);
  if (parcel.credits > 0) await returnCredits(tx, parcel, parcel.credits, parcel.takenAt);
}
