import { cny, type Money, subtract, times, toDecimal } from "../money.ts";
import { finePhotoFee } from "../order/purchase-services.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type ItemServiceNo, itemServices, type ServiceOrdered, servicePolicy } from "./catalogue.ts";

/** What a service comes to, with the formula behind it. */
export type ServicePrice = { unitPrice: Money; total: Money; how: string };

/**
 * The fee of `quantity` of a service for one item. Detailed photos are half price from the third of the item on, so photos taken
 * `before` count (rules F-17 and F-18); everything else is plain multiplication.
 */
export function priceItemService(serviceNo: ItemServiceNo, quantity: number, before = 0): ServicePrice {
  const unitPrice = cny(itemServices[serviceNo].price);
  if (serviceNo === "fine-photo") {
    const total = subtract(finePhotoFee(before + quantity), finePhotoFee(before));
    return { unitPrice, total, how: howPhotos(quantity, before) };
  }
  return { unitPrice, total: times(unitPrice, quantity), how: `${quantity} × ${toDecimal(unitPrice)}` };
}

function howPhotos(quantity: number, before: number): string {
  const full = Math.max(0, Math.min(quantity, 2 - before));
  const parts = [
    [full, "2.00"],
    [quantity - full, "1.00"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, price]) => `${count} × ${price}`)
    .join(" + ");
}

export type ServiceOrderRefusal =
  | { code: "SERVICE_QUANTITY_MISMATCH"; serviceNo: string; expected: number }
  | { code: "SERVICE_REMARK_TOO_LONG"; maximum: number }
  | { code: "SERVICE_REMARK_MISSING"; serviceNo: string };

/**
 * Whether a service may be ordered in this quantity for an item of `pieces`: one by the piece for all of them (rule E-118), one by the item
 * once, detailed photos up to 20 an item with those taken before (rules E-119 and F-18); a remark of at most 150 characters (rule E-120).
 */
export function checkServiceOrder(
  { serviceNo, quantity, remarks }: ServiceOrdered,
  { pieces, before }: { pieces: number; before: number },
): Result<undefined, ServiceOrderRefusal> {
  const { per, needsRemark } = itemServices[serviceNo];
  const most = servicePolicy.finePhotosMax - before;
  if (per === "photo") {
    if (quantity < 1 || quantity > most)
      return refuse({ code: "SERVICE_QUANTITY_MISMATCH", serviceNo, expected: Math.max(0, most) });
  } else {
    const expected = per === "piece" ? pieces : 1;
    if (quantity !== expected) return refuse({ code: "SERVICE_QUANTITY_MISMATCH", serviceNo, expected });
  }
  if (remarks.length > servicePolicy.remarkMaxLength)
    return refuse({ code: "SERVICE_REMARK_TOO_LONG", maximum: servicePolicy.remarkMaxLength });
  if (needsRemark && remarks.trim() === "") return refuse({ code: "SERVICE_REMARK_MISSING", serviceNo });
  return ok();
}
