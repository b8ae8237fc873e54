import { type Money, times, toDecimal, zero } from "../money.ts";
import { remarkLength } from "../order/draft/services.ts";
import { priceFinePhotos, serviceRemarkMost } from "../order/purchase-services.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/settings.ts";
import { type ItemServiceNo, itemServices, type ServiceOrdered } from "./catalogue.ts";

/** What a service comes to, with the formula behind it. */
export type ServicePrice = { unitPrice: Money; total: Money; how: string };
/** What the services of the shelf cost; two of them are those of an order. */
export type ItemServiceRules = Pick<Settings, "itemServicePrices" | "purchaseServicePrices" | "finePhotoTerms">;

/** What a service costs by the piece, the photo or the item, in CNY; what is included nothing. */
export function itemServicePrice(serviceNo: ItemServiceNo, rules: Omit<ItemServiceRules, "finePhotoTerms">): Money {
  const prices: Partial<Record<ItemServiceNo, Money>> = { ...rules.itemServicePrices, ...rules.purchaseServicePrices };
  return prices[serviceNo] ?? zero("CNY");
}

/** The fee of `quantity` of a service for one item by the rules there are. */
export function priceItemService(
  serviceNo: ItemServiceNo,
  quantity: number,
  before: number,
  rules: ItemServiceRules,
): ServicePrice {
  const unitPrice = itemServicePrice(serviceNo, rules);
  return { unitPrice, ...serviceFee({ serviceNo, quantity, before, unitPrice }, rules.finePhotoTerms) };
}

type Charged = { serviceNo: ItemServiceNo; quantity: number; before: number; unitPrice: Money };

/**
 * The same at a price that is known. Detailed photos are half price from one of the item's on, so photos taken `before` count
 * (rules F-17 and F-18); everything else is plain multiplication.
 */
export function serviceFee(
  { serviceNo, quantity, before, unitPrice }: Charged,
  { halfPriceFrom }: Pick<Settings["finePhotoTerms"], "halfPriceFrom">,
): { total: Money; how: string } {
  if (serviceNo === "fine-photo") return priceFinePhotos({ count: quantity, before, unitPrice, halfPriceFrom });
  return { total: times(unitPrice, quantity), how: `${quantity} × ${toDecimal(unitPrice)}` };
}

export type ServiceOrderRefusal =
  | { code: "SERVICE_QUANTITY_MISMATCH"; serviceNo: string; expected: number }
  | { code: "SERVICE_REMARK_TOO_LONG"; maximum: number }
  | { code: "SERVICE_REMARK_MISSING"; serviceNo: string };

/** How many of a service an item of `pieces` can take: by the piece all of them, by the item one, photos what is left of the limit. */
export function serviceQuantityMost(
  serviceNo: ItemServiceNo,
  { pieces, before }: { pieces: number; before: number },
  { finePhotoTerms }: Pick<Settings, "finePhotoTerms">,
): number {
  const { per } = itemServices[serviceNo];
  if (per === "photo") return Math.max(0, finePhotoTerms.mostPerItem - before);
  return per === "piece" ? pieces : 1;
}

/**
 * Whether a service may be ordered in this quantity for an item of `pieces`: one by the piece for all of them (rule E-118), one by the item
 * once, detailed photos up to their limit with those taken before (rules E-119 and F-18); a remark of at most 150 characters (rule E-120).
 */
export function checkServiceOrder(
  { serviceNo, quantity, remarks }: ServiceOrdered,
  item: { pieces: number; before: number },
  rules: Pick<Settings, "finePhotoTerms">,
): Result<undefined, ServiceOrderRefusal> {
  const { per, needsRemark } = itemServices[serviceNo];
  const expected = serviceQuantityMost(serviceNo, item, rules);
  const fits = per === "photo" ? quantity >= 1 && quantity <= expected : quantity === expected;
  if (!fits) return refuse({ code: "SERVICE_QUANTITY_MISMATCH", serviceNo, expected });
  if (remarkLength(remarks) > serviceRemarkMost) return refuse({ code: "SERVICE_REMARK_TOO_LONG", maximum: serviceRemarkMost });
  if (needsRemark && remarks.trim() === "") return refuse({ code: "SERVICE_REMARK_MISSING", serviceNo });
  return ok();
}
