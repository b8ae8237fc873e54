import { ok, type Result, refuse } from "../result.ts";
import { doesRefuse, type Warehouses } from "../warehouse/warehouses.ts";

export type RuledItem = { itemId: string; warehouse: number; alone: boolean; flags: readonly string[] };
export type ParcelRuleRefusal = {
  code: "TWO_WAREHOUSES" | "ITEM_TRAVELS_ALONE" | "HONG_KONG_TO_MAINLAND" | "OVERSEAS_ORIGIN_TO_MAINLAND";
  itemIds: readonly string[];
};

/**
 * What no line can change: goods of two warehouses never share a parcel, an individually packed item travels by itself, and the two
 * rules about mainland China (rules F-03 and F-05). Asked at submit, at payment and at hand-over (rule F43).
 */
export function checkParcelRules(
  items: readonly RuledItem[],
  country: string,
  { warehouses }: { warehouses: Warehouses },
): Result<undefined, ParcelRuleRefusal> {
  const ids = (chosen: readonly RuledItem[]) => chosen.map(({ itemId }) => itemId);
  if (new Set(items.map(({ warehouse }) => warehouse)).size > 1) return refuse({ code: "TWO_WAREHOUSES", itemIds: ids(items) });
  const alone = items.filter((item) => item.alone);
  if (items.length > 1 && alone.length > 0) return refuse({ code: "ITEM_TRAVELS_ALONE", itemIds: ids(alone) });
  if (country !== "CN") return ok();
  const fromHongKong = items.filter(({ warehouse }) => doesRefuse(warehouses, warehouse, "hong-kong-to-mainland"));
  if (fromHongKong.length > 0) return refuse({ code: "HONG_KONG_TO_MAINLAND", itemIds: ids(fromHongKong) });
  const overseas = items.filter(
    ({ warehouse, flags }) =>
      flags.includes("overseas-origin") && doesRefuse(warehouses, warehouse, "overseas-origin-to-mainland"),
  );
  if (overseas.length > 0) return refuse({ code: "OVERSEAS_ORIGIN_TO_MAINLAND", itemIds: ids(overseas) });
  return ok();
}
