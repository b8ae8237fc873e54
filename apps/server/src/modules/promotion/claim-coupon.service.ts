import { randomInt } from "node:crypto";
import { ok, type Result, refuse } from "@sihai/domain";
import { type Db, type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { levelOf } from "../freight/index.ts";
import { countOfKind, insertCoupon, type OwnedCoupon } from "./coupon.store.ts";
import { kindCodeExists, takeOfKind } from "./coupon-kind.store.ts";
import { type DiscountCode, findCode, livingUses } from "./discount-code.store.ts";
import { type CouponView, viewCoupon } from "./view-coupon.ts";

type Given = { by: "claim" | "gift"; kindId: string } | { by: "code"; code: string };
export type ClaimRefusal = { code: "GET_COUPON_FAILED"; because: "gone" | "level" | "limit" };

/** Gives a customer one coupon of a kind, within the kind's total and the customer's own limit (rule F20). */
export async function obtainCoupon(tx: Tx, userId: string, given: Given, now: Date): Promise<Result<OwnedCoupon, ClaimRefusal>> {
  const kind = await takeOfKind(tx, given, now);
  if (!kind) return refuse({ code: "GET_COUPON_FAILED", because: "gone" });
  if (given.by !== "gift" && (await levelOf(tx, userId)) < kind.terms.minLevel)
    return refuse({ code: "GET_COUPON_FAILED", because: "level" });
  const has = await countOfKind(tx, userId, kind.id);
  if (has >= kind.perUser) return refuse({ code: "GET_COUPON_FAILED", because: "limit" });
  return ok(await insertCoupon(tx, { userId, kind, nth: has + 1, couponNo: newCouponNo(), now }));
}

type Command = { userId: string; now: Date; once: Once | null };

/**
 * A customer claims a coupon of a kind that is offered (rule J-26); `GET_COUPON_FAILED` says whether it is gone, above their
 * level, or theirs often enough.
 */
export function claimCoupon(
  deps: Deps,
  { userId, kindId, now, once }: Command & { kindId: string },
): Promise<Result<CouponView, ClaimRefusal | OnceRefusal>> {
  return transact<CouponView, ClaimRefusal>(
    deps.db,
    async (tx) => {
      const coupon = await obtainCoupon(tx, userId, { by: "claim", kindId }, now);
      return coupon.ok ? ok(viewCoupon(coupon.value, now)) : coupon;
    },
    once,
  );
}

type CodeView = Pick<DiscountCode, "code" | "name" | "validUntil"> & DiscountCode["terms"];
type Redeemed = { gives: "coupon"; coupon: CouponView } | { gives: "discount-code"; discount: CodeView };
type RedeemRefusal = ClaimRefusal | CodeRefusal;
export type CodeRefusal =
  | { code: "DISCOUNT_CODE_NOT_FOUND" }
  | { code: "DISCOUNT_CODE_NOT_USABLE"; reason: "expired" | "not-yet" | "limit" };

/** A coupon's code gives the coupon; a discount code is named with its terms, and used at a parcel. */
export function redeemCode(
  deps: Deps,
  { userId, code, now, once }: Command & { code: string },
): Promise<Result<Redeemed, RedeemRefusal | OnceRefusal>> {
  return transact<Redeemed, RedeemRefusal>(
    deps.db,
    async (tx) => {
      if (await kindCodeExists(tx, code)) {
        const coupon = await obtainCoupon(tx, userId, { by: "code", code }, now);
        return coupon.ok ? ok({ gives: "coupon", coupon: viewCoupon(coupon.value, now) }) : coupon;
      }
      const known = await findCode(tx, code);
      const usable = await mayUseCode(tx, userId, known, now);
      return usable.ok ? ok({ gives: "discount-code", discount: viewCode(usable.value.discount) }) : usable;
    },
    once,
  );
}

/** A code's terms, for a customer who may use it now. */
export function checkCode(
  deps: Deps,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<Result<CodeView, CodeRefusal | OnceRefusal>> {
  return transact<CodeView, CodeRefusal>(deps.db, async (tx) => {
    const usable = await mayUseCode(tx, userId, await findCode(tx, code), now);
    return usable.ok ? ok(viewCode(usable.value.discount)) : usable;
  });
}

/** A code that stands on a parcel, with its terms, usable or not by now. */
export async function viewHeldCode(db: Db, code: string): Promise<CodeView | null> {
  const discount = await findCode(db, code);
  return discount && viewCode(discount);
}

function viewCode({ code, name, terms, validUntil }: DiscountCode): CodeView {
  return { code, name, ...terms, validUntil };
}

/** Whether a code may be used now by this customer, and the number its next use would have. */
export async function mayUseCode(
  tx: Tx,
  userId: string,
  discount: DiscountCode | null,
  now: Date,
): Promise<Result<{ discount: DiscountCode; nth: number }, CodeRefusal>> {
  if (!discount) return refuse({ code: "DISCOUNT_CODE_NOT_FOUND" });
  const not = (reason: "expired" | "not-yet" | "limit") => refuse({ code: "DISCOUNT_CODE_NOT_USABLE" as const, reason });
  if (now.getTime() < discount.validFrom.getTime()) return not("not-yet");
  if (now.getTime() >= discount.validUntil.getTime()) return not("expired");
  if (discount.total !== null && discount.used >= discount.total) return not("limit");
  const taken = await livingUses(tx, userId, discount.id);
  if (taken.length >= discount.perUser) return not("limit");
  const nth = Array.from({ length: discount.perUser }, (_, index) => index + 1).find((number) => !taken.includes(number));
  return ok({ discount, nth: nth ?? 1 });
}

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/** Drawn, without letters and digits that look alike. */
export function newCouponNo(): string {
  return `C${Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join("")}`;
}
