import { add, cny, type Money, times, zero } from "../money.ts";

/**
 * What the provider does besides buying, and what it costs (rules I-04, F-18 and E-105). A setting with an effective
 * date: the row that held when an order was placed is frozen on it.
 */
export const purchasePolicy = {
  version: "2026-01-01",
  freePhotos: 3,
  services: {
    "basic-purchase": { kind: "basic", price: "0.00" },
    "standard-photos": { kind: "basic", price: "0.00" },
    "fixed-fee": { kind: "value-added", price: "23.00" },
    "fine-photo": { kind: "value-added", price: "2.00", halfPriceFrom: 3, quantityMax: 20, remarkMaxLength: 150 },
  },
} as const;

export type PurchaseServiceNo = keyof typeof purchasePolicy.services;
/** Those a buyer chooses; the basic ones are part of every order. */
export const chosenServiceNos = ["fixed-fee", "fine-photo"] as const satisfies readonly PurchaseServiceNo[];
export type ChosenServiceNo = (typeof chosenServiceNos)[number];

/** Detailed photos of one item: full price for the first two, half from the third on (rule F-17). */
export function finePhotoFee(count: number): Money {
  const { price, halfPriceFrom } = purchasePolicy.services["fine-photo"];
  const full = Math.min(count, halfPriceFrom - 1);
  const half = { ...cny(price), amount: cny(price).amount / 2n };
  return add(times(cny(price), full), times(half, count - full));
}

export type ServiceWish = { serviceNo: ChosenServiceNo; quantity: number; remarks: string };
export type ServiceRefusal =
  | { code: "SERVICE_QUANTITY_MISMATCH"; serviceNo: string; expected: number }
  | { code: "SERVICE_REMARK_TOO_LONG"; maximum: number };

export type PricedService = ServiceWish & { unitPrice: Money; total: Money; how: string };

/** What one chosen service costs for an item of so many pieces; how it came about stands beside it. */
export function priceService({ serviceNo, quantity, remarks }: ServiceWish): PricedService {
  const unitPrice = cny(purchasePolicy.services[serviceNo].price);
  if (serviceNo === "fine-photo") {
    const total = finePhotoFee(quantity);
    const full = Math.min(quantity, 2);
    const how = quantity > 2 ? `${full} × 2.00 + ${quantity - full} × 1.00` : `${full} × 2.00`;
    return { serviceNo, quantity, remarks, unitPrice, total, how };
  }
  return { serviceNo, quantity, remarks, unitPrice, total: times(unitPrice, quantity), how: `${quantity} × 23.00` };
}

/**
 * Why a chosen service cannot be taken for an item of `pieces`: a service charged by the piece is taken for all pieces or not at
 * all (rule E-118); detailed photos go up to 20 with a remark of at most 150 characters (rule E-120). Null when it can.
 */
export function refuseService(wish: ServiceWish, pieces: number): ServiceRefusal | null {
  if (wish.serviceNo === "fixed-fee" && wish.quantity !== pieces) {
    return { code: "SERVICE_QUANTITY_MISMATCH", serviceNo: wish.serviceNo, expected: pieces };
  }
  const { quantityMax, remarkMaxLength } = purchasePolicy.services["fine-photo"];
  if (wish.serviceNo === "fine-photo" && (wish.quantity < 1 || wish.quantity > quantityMax)) {
    return { code: "SERVICE_QUANTITY_MISMATCH", serviceNo: wish.serviceNo, expected: quantityMax };
  }
  if (wish.remarks.length > remarkMaxLength) return { code: "SERVICE_REMARK_TOO_LONG", maximum: remarkMaxLength };
  return null;
}

export function serviceTotal(services: readonly PricedService[]): Money {
  return services.reduce((sum, { total }) => add(sum, total), zero("CNY"));
}
