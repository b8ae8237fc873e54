import type { Line } from "./line.ts";
import type { WeighedParcel } from "./parcel.ts";
import { itemsOf, type Refusal } from "./refusal.ts";

/** Rules F-03 to F-05; the numbers are those of rule F-09. */
export const southChina = 1;
export const hongKong = 2;
const mainland = "CN";
const overseasOrigin = "overseas-origin";

/**
 * The rules of the two warehouses: a line collects only from its own; goods of two warehouses never share a parcel; Hong Kong refuses
 * parcels to mainland China; South China does not send overseas-origin goods there.
 */
export function refuseWarehouse(found: Refusal[], { warehouses }: Line, { goods, country }: WeighedParcel): void {
  const used = [...new Set(goods.map(({ warehouse }) => warehouse))];
  const elsewhere = goods.filter(({ warehouse }) => !warehouses.includes(warehouse));
  if (elsewhere.length > 0)
    found.push({ code: "warehouse", rule: "line-warehouse", limit: warehouses, actual: used, itemIds: itemsOf(elsewhere) });
  if (used.length > 1) found.push({ code: "warehouse", rule: "two-warehouses", limit: 1, actual: used, itemIds: itemsOf(goods) });
  if (country !== mainland) return;

  const fromHongKong = goods.filter(({ warehouse }) => warehouse === hongKong);
  if (fromHongKong.length > 0)
    found.push({
      code: "warehouse",
      rule: "hong-kong-to-mainland",
      limit: [southChina],
      actual: [hongKong],
      itemIds: itemsOf(fromHongKong),
    });
  const fromOverseas = goods.filter(({ warehouse, flags }) => warehouse === southChina && flags.includes(overseasOrigin));
  if (fromOverseas.length > 0)
    found.push({
      code: "warehouse",
      rule: "overseas-origin-to-mainland",
      limit: [],
      actual: [southChina],
      itemIds: itemsOf(fromOverseas),
    });
}
