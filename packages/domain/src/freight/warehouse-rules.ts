import { seededSettings } from "../setting/seeded-settings.ts";
import { doesRefuse, openWarehouses, type Warehouses } from "../warehouse/warehouses.ts";
import type { Line } from "./line.ts";
import type { WeighedParcel } from "./parcel.ts";
import { itemsOf, type Refusal } from "./refusal.ts";

const mainland = "CN";
const overseasOrigin = "overseas-origin";

/** Where nobody says which warehouses there are, those of a new installation: tools that quote by themselves rely on it. */
export const firstWarehouses: Warehouses = seededSettings.warehouses;

/**
 * The rules of the warehouses: a line collects only from its own; goods of two warehouses never share a parcel; some send no parcels to mainland
 * China, some no overseas-origin goods there (rules F-03 to F-05).
 */
export function refuseWarehouse(
  found: Refusal[],
  { warehouses: collectedFrom }: Line,
  { goods, country }: WeighedParcel,
  warehouses: Warehouses,
): void {
  const used = numbersOf(goods);
  const elsewhere = goods.filter(({ warehouse }) => !collectedFrom.includes(warehouse));
  if (elsewhere.length > 0)
    found.push({ code: "warehouse", rule: "line-warehouse", limit: collectedFrom, actual: used, itemIds: itemsOf(elsewhere) });
  if (used.length > 1) found.push({ code: "warehouse", rule: "two-warehouses", limit: 1, actual: used, itemIds: itemsOf(goods) });
  if (country !== mainland) return;

  const refusing = goods.filter(({ warehouse }) => doesRefuse(warehouses, warehouse, "hong-kong-to-mainland"));
  if (refusing.length > 0)
    found.push({
      code: "warehouse",
      rule: "hong-kong-to-mainland",
      limit: openWarehouses(warehouses)
        .filter(({ refuses }) => !refuses.includes("hong-kong-to-mainland"))
        .map(({ id }) => id),
      actual: numbersOf(refusing),
      itemIds: itemsOf(refusing),
    });
  const fromOverseas = goods.filter(
    ({ warehouse, flags }) => flags.includes(overseasOrigin) && doesRefuse(warehouses, warehouse, "overseas-origin-to-mainland"),
  );
  if (fromOverseas.length > 0)
    found.push({
      code: "warehouse",
      rule: "overseas-origin-to-mainland",
      limit: [],
      actual: numbersOf(fromOverseas),
      itemIds: itemsOf(fromOverseas),
    });
}

function numbersOf(goods: WeighedParcel["goods"]): number[] {
  return [...new Set(goods.map(({ warehouse }) => warehouse))];
}
