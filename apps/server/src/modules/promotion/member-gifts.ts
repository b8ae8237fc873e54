import { ok } from "@sihai/domain";
import { type Deps, type Tx, transact } from "#platform";
import { lockOwedGifts, markGiven, type OwedGift } from "../membership/index.ts";
import { tell } from "../message/index.ts";
import { newCouponNo } from "./claim-coupon.service.ts";
import { countOfKind, insertCoupon } from "./coupon.store.ts";
import { takeMemberKind } from "./coupon-kind.store.ts";

const giftsAtOnce = 100;

/** The sweep: gifts that members are owed become coupons, each once. */
export async function giveMemberGifts(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  let given = giftsAtOnce;
  while (given === giftsAtOnce) {
    const some = await transact<number, never>(deps.db, async (tx) => {
      const owed = await lockOwedGifts(tx, giftsAtOnce);
      for (const gift of owed) await giveOne(tx, deps, gift, at);
      return ok(owed.length);
    });
    given = some.ok ? some.value : 0;
  }
}

async function giveOne(tx: Tx, deps: Deps, gift: OwedGift, at: Date): Promise<void> {
  const { userId, name } = gift;
  // Locks the kind, so that coupons of it are counted one after the other.
  const kind = await takeMemberKind(tx, gift, at);
  const nth = (await countOfKind(tx, userId, kind.id)) + 1;
  const { couponId } = await insertCoupon(tx, { userId, kind, nth, couponNo: newCouponNo(), now: at });
  await markGiven(tx, gift, couponId, at);
  await tell(tx, deps, { userId, type: "activity", template: "coupon-given", facts: { name }, link: "/user/coupon", at });
}
