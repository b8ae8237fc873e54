import { type Money, times, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/settings.ts";
import { keysOf } from "../words.ts";

/**
 * What the packing bench can do to a parcel (rule I-04; rule H-81 for gifts). `unit`: once for the parcel, or for each piece of the items
 * named. What each costs is a setting.
 */
export const parcelServices = {
  "remove-invoice": { group: "basic", unit: "parcel" },
  "packed-photo": { group: "basic", unit: "parcel" },
  "remove-box": { group: "value-added", unit: "piece" },
  "remove-tags": { group: "value-added", unit: "piece" },
  vacuum: { group: "value-added", unit: "piece" },
  "waterproof-bag": { group: "value-added", unit: "piece" },
  "stretch-film": { group: "value-added", unit: "parcel" },
  "moisture-bag": { group: "value-added", unit: "parcel" },
  filling: { group: "value-added", unit: "parcel" },
  "corner-protection": { group: "value-added", unit: "parcel" },
  reinforcement: { group: "value-added", unit: "parcel" },
  "priority-stock-out": { group: "value-added", unit: "parcel" },
  brochure: { group: "gift", unit: "parcel" },
  "birthday-card": { group: "gift", unit: "parcel" },
  bag: { group: "gift", unit: "parcel" },
  "brand-removal": { group: "gift", unit: "parcel" },
} as const satisfies Record<string, { group: "basic" | "value-added" | "gift"; unit: "parcel" | "piece" }>;
export type ParcelServiceCode = keyof typeof parcelServices;
export const parcelServiceCodes = keysOf(parcelServices);

/** Whether `code` names a service on parcels. */
export function isParcelService(code: string): code is ParcelServiceCode {
  return Object.hasOwn(parcelServices, code);
}

/** What the bench asks for its work, and the size of its bags. */
export type BenchRules = Pick<Settings, "parcelServicePrices" | "vacuumLimitCm">;

/** What a service costs, for the parcel or a piece, in CNY; a gift nothing. */
export function servicePrice(code: ParcelServiceCode, { parcelServicePrices }: Pick<Settings, "parcelServicePrices">): Money {
  const prices: Partial<Record<ParcelServiceCode, Money>> = parcelServicePrices;
  return prices[code] ?? zero("CNY");
}

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
  rules: BenchRules,
): Result<ServiceLine[], ServiceRefusal> {
  const lines = new Map<ParcelServiceCode, ServiceLine>();
  for (const { code, items: wanted } of choices) {
    const { unit } = parcelServices[code];
    const unitPrice = servicePrice(code, rules);
    if (unit === "parcel") {
      lines.set(code, { code, quantity: 1, unitPrice, amount: unitPrice, items: [] });
      continue;
    }
    const refusal = refuseQuantities(code, wanted, items, rules);
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
  rules: BenchRules,
): ServiceRefusal | null {
  // Where no item of the parcel is meant, as many as it holds: "at most 0" tells nobody what to do.
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted.length === 0) return { code: "SERVICE_QUANTITY_WRONG", service, itemNo: "", most: pieces };
  const named = new Set<string>();
  for (const { itemId, quantity } of wanted) {
    const item = items.find((one) => one.itemId === itemId);
    if (!item || named.has(itemId) || quantity < 1 || quantity > item.quantity)
      return { code: "SERVICE_QUANTITY_WRONG", service, itemNo: item?.itemNo ?? "", most: item?.quantity ?? pieces };
    named.add(itemId);
    if (service === "vacuum" && !fitsVacuumBag(item.sidesCm, rules)) {
      const { longest, second } = rules.vacuumLimitCm;
      return { code: "VACUUM_TOO_LARGE", itemNo: item.itemNo, limit: `${longest} × ${second}` };
    }
  }
  return null;
}

/** A bag is flat: the two longest sides must lie on it (rule H-131). */
export function fitsVacuumBag(
  sidesCm: readonly [number, number, number],
  { vacuumLimitCm: limit }: Pick<Settings, "vacuumLimitCm">,
): boolean {
  const [longest = 0, second = 0] = [...sidesCm].sort((a, b) => b - a);
  return longest <= limit.longest && second <= limit.second;
}
