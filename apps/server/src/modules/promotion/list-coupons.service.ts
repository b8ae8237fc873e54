import { ok } from "@sihai/domain";
import { creditsShareBp } from "@sihai/domain/membership";
import {
  type CouponGoods,
  type CouponState,
  couponReason,
  creditStep,
  creditsEndAt,
  mostCreditsAParcel,
} from "@sihai/domain/promotion";
import { type Db, type Deps, transact } from "#platform";
import { levelOf } from "../freight/index.ts";
import { creditsOf, heldCreditsOf } from "../ledger/index.ts";
import { countCoupons, couponsIn, findCoupon } from "./coupon.store.ts";
import { type CouponKind, offeredKinds } from "./coupon-kind.store.ts";
import { endOldCredits } from "./credits.ts";
import type { Holding } from "./discount-parcel.ts";
import { viewCoupon } from "./view-coupon.ts";

/** One's coupons of a state, each with what stands in its way whatever it is used on, the counts of all, and the kinds that can still be claimed at one's level. */
export async function listCoupons(db: Db, { userId, status, now }: { userId: string; status: CouponState; now: Date }) {
  const [coupons, counts, kinds, level] = await Promise.all([
    couponsIn(db, userId, status, now),
    countCoupons(db, userId, now),
    offeredKinds(db, userId, now),
    levelOf(db, userId),
  ]);
  return {
    list: coupons
      .map((coupon) => viewCoupon(coupon, now, coupon.heldFor))
      .map((view) => (view.reason === null && view.terms.minLevel > level ? { ...view, reason: "level" as const } : view)),
    counts,
    offers: kinds.filter(({ terms, mine, perUser }) => terms.minLevel <= level && mine < perUser).map(viewOffer),
  };
}

function viewOffer(kind: CouponKind & { mine: number }) {
  return {
    kindId: kind.id,
    name: kind.name,
    terms: { ...kind.terms, shops: kind.terms.shops.map((shop) => ({ ...shop })) },
    uses: kind.uses,
    validDays: kind.validDays,
    claimUntil: kind.claimUntil,
    left: kind.total === null ? null : kind.total - kind.taken,
    mine: kind.perUser - kind.mine,
  };
}

/** What a customer can take off a parcel of these goods: coupons that fit first, each that does not with its reason; credits. */
export async function promotionsFor(
  deps: Deps,
  on: {
    userId: string;
    level: number;
    warehouse: number;
    goods: readonly CouponGoods[];
    now: Date;
    /** What the parcel that is changed holds: it may keep it. */
    holds?: Holding;
  },
) {
  const held = on.holds?.coupon ?? null;
  const [available, own, credits] = await Promise.all([
    couponsIn(deps.db, on.userId, "available", on.now),
    held && findCoupon(deps.db, on.userId, held.couponId),
    readCredits(deps, on.userId, on.level, on.now),
  ]);
  const free = available.filter(({ couponId }) => couponId !== held?.couponId);
  const views = [
    ...(own && held ? [{ coupon: { ...own, usesLeft: own.usesLeft + 1, heldFor: [] }, at: held.since }] : []),
    ...free.map((coupon) => ({ coupon, at: on.now })),
  ].map(({ coupon, at }) => ({
    ...viewCoupon(coupon, at, coupon.heldFor),
    reason: couponReason(coupon, { ...on, now: at, parcelType: "international" }),
  }));
  const kept = on.holds?.credits ?? 0;
  return {
    coupons: views.sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null)),
    credits: {
      ...credits,
      balance: credits.balance + kept,
      mostAParcel: Math.max(credits.mostAParcel, kept),
      reserved: on.holds ? 0 : credits.reserved,
    },
  };
}

/** Credits that hold now, and those set aside for unpaid parcels. */
export async function readCredits(deps: Deps, userId: string, level: number, now: Date) {
  const [held, reserved] = await Promise.all([creditsOf(deps.db, userId), heldCreditsOf(deps.db, userId)]);
  // Who has none has none of a year gone by.
  const balance =
    held === 0 ? ok(0) : await transact<number, never>(deps.db, async (tx) => ok(await endOldCredits(tx, userId, now)));
  return {
    balance: balance.ok ? balance.value : 0,
    reserved,
    mostAParcel: mostCreditsAParcel(level, deps.settings.at(now)),
    step: creditStep,
    shareBp: creditsShareBp(level, deps.settings.at(now)),
    endsAt: creditsEndAt(now),
  };
}
