import type { CallInput } from "@sihai/contract";
import type * as contract from "@sihai/contract/promotion";

export type KindBody = CallInput<typeof contract.createCouponKind>["body"];

/** A coupon of ¥10 off shipping that may be claimed for a day and is good for thirty. */
export function aKindOfCoupon(now: Date, given: Partial<KindBody> = {}): KindBody {
  return {
    name: { zh: "运费立减券", en: "Shipping ¥10 off" },
    type: 0,
    reduce: "10.00",
    uses: 1,
    parcelType: "international",
    minSpend: "0.00",
    scope: "all",
    shops: [],
    minLevel: 0,
    obtainedBy: "claim",
    perUser: 1,
    claimFrom: now.toISOString(),
    claimUntil: new Date(now.getTime() + 86_400_000).toISOString(),
    validDays: 30,
    ...given,
  };
}
