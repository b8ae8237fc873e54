/** What a warehouse does not do (rules F-03 to F-06). The names stand in frozen quotes and on the wire. */
export const warehouseRefusals = ["hong-kong-to-mainland", "overseas-stores-refused", "overseas-origin-to-mainland"] as const;
export type WarehouseRefusal = (typeof warehouseRefusals)[number];
