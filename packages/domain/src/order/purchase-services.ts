import { add, type Money, money, times, toDecimal, zero } from "../money.ts";
import type { Settings } from "../setting/settings.ts";
import { remarkLength } from "./draft/services.ts";

/** What the provider does besides buying (rules F-18 and E-105): what is part of every order, and what a buyer chooses. */
export const purchaseServices = {
  "basic-purchase": "basic",
  "standard-photos": "basic",
  "fixed-fee": "value-added",
  "fine-photo": "value-added",
} as const;

/** Those a buyer chooses; the basic ones are part of every order. */
export const chosenServiceNos = ["fixed-fee", "fine-photo"] as const satisfies readonly (keyof typeof purchaseServices)[];
export type ChosenServiceNo = (typeof chosenServiceNos)[number];

/** What is to be photographed is said in so many characters (rule E-120). */
export const serviceRemarkMost = 150;

/** What the services of an order cost. */
export type PurchaseRules = Pick<Settings, "purchaseServicePrices" | "finePhotoTerms">;

/** `before`: photos taken of the same item before; they count where the price falls. */
type FinePhotos = { count: number; before: number; unitPrice: Money; halfPriceFrom: number };

/** Half a fen is not asked for. */
export function halfPrice({ amount, currency }: Money): Money {
  return money(amount / 2n, currency);
}

/** Detailed photos of one item, at half price from one of them on (rule F-17). */
export function priceFinePhotos({ count, before, unitPrice, halfPriceFrom }: FinePhotos): { total: Money; how: string } {
  const full = Math.max(0, Math.min(count, halfPriceFrom - 1 - before));
  const half = halfPrice(unitPrice);
  const parts = [
    { pieces: full, price: unitPrice },
    { pieces: count - full, price: half },
  ].filter(({ pieces }) => pieces > 0);
  return {
    total: parts.reduce((sum, { pieces, price }) => add(sum, times(price, pieces)), zero("CNY")),
    how: parts.map(({ pieces, price }) => `${pieces} × ${toDecimal(price)}`).join(" + "),
  };
}

export type ServiceWish = { serviceNo: ChosenServiceNo; quantity: number; remarks: string };
export type ServiceRefusal =
  | { code: "SERVICE_QUANTITY_MISMATCH"; serviceNo: string; expected: number }
  | { code: "SERVICE_REMARK_TOO_LONG"; maximum: number };

/** A chosen service as it is frozen on its item. */
export type PricedService = ServiceWish & { unitPrice: Money; total: Money; how: string };

/** What one chosen service costs for an item of so many pieces; how it came about stands beside it. */
export function priceService(wish: ServiceWish, { purchaseServicePrices, finePhotoTerms }: PurchaseRules): PricedService {
  const { serviceNo, quantity } = wish;
  const unitPrice = purchaseServicePrices[serviceNo];
  if (serviceNo === "fixed-fee") return atPrice(wish, unitPrice);
  return { ...wish, unitPrice, ...priceFinePhotos({ count: quantity, before: 0, unitPrice, ...finePhotoTerms }) };
}

/** A service by the piece, at a price that was agreed. */
export function atPrice(wish: ServiceWish, unitPrice: Money): PricedService {
  const { quantity } = wish;
  return { ...wish, unitPrice, total: times(unitPrice, quantity), how: `${quantity} × ${toDecimal(unitPrice)}` };
}

/**
 * Why a chosen service cannot be taken for an item of `pieces`: a service charged by the piece is taken for all pieces or not at
 * all (rule E-118); detailed photos go up to a limit, with a remark of at most 150 characters (rule E-120). Null when it can.
 */
export function refuseService(
  wish: ServiceWish,
  pieces: number,
  { finePhotoTerms }: Pick<Settings, "finePhotoTerms">,
): ServiceRefusal | null {
  if (wish.serviceNo === "fixed-fee" && wish.quantity !== pieces) {
    return { code: "SERVICE_QUANTITY_MISMATCH", serviceNo: wish.serviceNo, expected: pieces };
  }
  const { mostPerItem } = finePhotoTerms;
  if (wish.serviceNo === "fine-photo" && (wish.quantity < 1 || wish.quantity > mostPerItem)) {
    return { code: "SERVICE_QUANTITY_MISMATCH", serviceNo: wish.serviceNo, expected: mostPerItem };
  }
  if (remarkLength(wish.remarks) > serviceRemarkMost) return { code: "SERVICE_REMARK_TOO_LONG", maximum: serviceRemarkMost };
  return null;
}

/** What the services cost together, in CNY. */
export function serviceTotal(services: readonly PricedService[]): Money {
  return services.reduce((sum, { total }) => add(sum, total), zero("CNY"));
}
