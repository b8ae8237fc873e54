import { chosenServiceNos } from "../order/purchase-services.ts";
import { parcelServiceCodes } from "../parcel/services.ts";
import { platforms } from "../platform/index.ts";
import { isOneOf } from "../words.ts";
import type { CouponTerms } from "./coupon.ts";

/** The services a coupon can free, by what it is for. */
export const couponServices = {
  domestic: chosenServiceNos,
  international: parcelServiceCodes,
} as const satisfies Record<CouponTerms["parcelType"], readonly string[]>;

/** Where goods come from, as coupons for chosen shops name it. */
export const couponSources = [...platforms, "other"] as const;

type KindTerms = Pick<CouponTerms, "parcelType" | "scope" | "shops"> & { service: string | null };

/** What of a coupon's terms makes that no parcel or order could ever take it; null when some can. */
export function fitsNothing({ parcelType, scope, shops, service }: KindTerms): "shops" | "service" | null {
  const namesShops = scope === "preferred" || scope === "shops";
  if (namesShops && !shops.some(({ source }) => isOneOf(couponSources, source))) return "shops";
  return service === null || isOneOf<string>(couponServices[parcelType], service) ? null : "service";
}
