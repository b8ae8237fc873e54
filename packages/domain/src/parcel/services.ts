import { cny, type Money, times } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import { keysOf } from "../words.ts";

/**
 * What the packing bench can do to a parcel, and its price in CNY (rule I-04; rule H-81 for gifts).
 * `unit`: once for the parcel, or for each piece of the items named.
 */
export const parcelServices = {
  "remove-invoice": { group: "basic", unit: "parcel", price: "0.00" },
  "packed-photo": { group: "basic", unit: "parcel", price: "0.00" },
  "remove-box": { group: "value-added", unit: "piece", price: "1.00" },
  "remove-tags": { group: "value-added", unit: "piece", price: "2.00" },
  vacuum: { group: "value-added", unit: "piece", price: "8.00" },
  "waterproof-bag": { group: "value-added", unit: "piece", price: "1.00" },
  "stretch-film": { group: "value-added", unit: "parcel", price: "4.00" },
  "moisture-bag": { group: "value-added", unit: "parcel", price: "15.00" },
  filling: { group: "value-added", unit: "parcel", price: "5.00" },
  "corner-protection": { group: "value-added", unit: "parcel", price: "10.00" },
  reinforcement: { group: "value-added", unit: "parcel", price: "30.00" },
  "priority-stock-out": { group: "value-added", unit: "parcel", price: "10.00" },
  brochure: { group: "gift", unit: "parcel", price: "0.00" },
  "birthday-card": { group: "gift", unit: "parcel", price: "0.00" },
  bag: { group: "gift", unit: "parcel", price: "0.00" },
  "brand-removal": { group: "gift", unit: "parcel", price: "0.00" },
} as const satisfies Record<string, { group: "basic" | "value-added" | "gift"; unit: "parcel" | "piece"; price: string }>;
export type ParcelServiceCode = keyof typeof parcelServices;
export const parcelServiceCodes = keysOf(parcelServices);

export function isParcelService(code: string): code is ParcelServiceCode {
  return Object.hasOwn(parcelServices, code);
}

/** Vacuum bags end at 80 by 60 cm (rule H-131). */
export const vacuumLimitCm = [80, 60] as const;

export type ServiceChoice = { code: ParcelServiceCode; items: readonly { itemId: string; quantity: number }[] };
export type ServiceableItem = { itemId: string; itemNo: string; quantity: number; sidesCm: readonly [number, number, number] };
export type ServiceLine = {
  code: ParcelServiceCode;
  quantity: number;
  unitPrice: Money;
  amount: Money;
  items: readonly { itemId: string; quantity: number }[];
};
export type ServiceRefusal =
  | { code: "SERVICE_QUANTITY_WRONG"; service: ParcelServiceCode; itemNo: string; most: number }
  | { code: "VACUUM_TOO_LARGE"; itemNo: string; limit: string };

/**
 * Prices the services chosen for a parcel. A service by the piece needs a quantity for each item it is done to, one to as many as there
 * are (rule H-132); naming a service twice counts once.
 */
export function priceServices(
  choices: readonly ServiceChoice[],
  items: readonly ServiceableItem[],
): Result<ServiceLine[], ServiceRefusal> {
  const lines = new Map<ParcelServiceCode, ServiceLine>();
  for (const { code, items: wanted } of choices) {
    const { unit, price } = parcelServices[code];
    const unitPrice = cny(price);
    if (unit === "parcel") {
      lines.set(code, { code, quantity: 1, unitPrice, amount: unitPrice, items: [] });
      continue;
    }
    const refusal = refuseQuantities(code, wanted, items);
    if (refusal) return refuse(refusal);
    const quantity = wanted.reduce((sum, one) => sum + one.quantity, 0);
    lines.set(code, { code, quantity, unitPrice, amount: times(unitPrice, quantity), items: wanted });
  }
  return ok([...lines.values()]);
}

function refuseQuantities(
  service: ParcelServiceCode,
  wanted: ServiceChoice["items"],
  items: readonly ServiceableItem[],
): ServiceRefusal | null {
  if (wanted.length === 0) return { code: "SERVICE_QUANTITY_WRONG", service, itemNo: "", most: 0 };
  const named = new Set<string>();
  for (const { itemId, quantity } of wanted) {
    const item = items.find((one) => one.itemId === itemId);
    if (!item || named.has(itemId) || quantity < 1 || quantity > item.quantity)
      return { code: "SERVICE_QUANTITY_WRONG", service, itemNo: item?.itemNo ?? "", most: item?.quantity ?? 0 };
    named.add(itemId);
    if (service === "vacuum" && !fitsVacuumBag(item.sidesCm))
      return { code: "VACUUM_TOO_LARGE", itemNo: item.itemNo, limit: vacuumLimitCm.join(" × ") };
  }
  return null;
}

/** A bag is flat: the two longest sides must lie on it. */
export function fitsVacuumBag(sidesCm: readonly [number, number, number]): boolean {
  const [longest = 0, second = 0] = [...sidesCm].sort((a, b) => b - a);
  return longest <= vacuumLimitCm[0] && second <= vacuumLimitCm[1];
}
