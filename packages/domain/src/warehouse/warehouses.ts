import type { LocalText } from "../language/index.ts";
import type { Settings } from "../setting/index.ts";
import type { WarehouseRefusal } from "./warehouse-rules.ts";

/** The operator's warehouses (rule F-09), a setting. One is closed to new goods, never taken out: goods lie in it. */
export type Warehouses = Settings["warehouses"];
export type Warehouse = Warehouses[number];

/** A warehouse by its id, closed ones too. */
export function warehouseOf(warehouses: Warehouses, id: number): Warehouse | undefined {
  return warehouses.find((one) => one.id === id);
}

/** Those that take new goods; there is always one (the setting's `check`). */
export function openWarehouses(warehouses: Warehouses): readonly Warehouse[] {
  return warehouses.filter(({ isOpen }) => isOpen);
}

/** Where new goods go if nobody says: the wanted one while it is open, else the first open one. */
export function usualWarehouse(warehouses: Warehouses, wanted: number | null | undefined): number {
  const open = openWarehouses(warehouses);
  return (open.find(({ id }) => id === wanted) ?? open[0])?.id ?? 0;
}

/** Whether a warehouse does not do something; one nobody knows any more refuses nothing. */
export function doesRefuse(warehouses: Warehouses, id: number, what: WarehouseRefusal): boolean {
  return warehouseOf(warehouses, id)?.refuses.includes(what) ?? false;
}

export type WarehouseRefused =
  | { code: "WAREHOUSE_CLOSED"; name: LocalText; open: readonly LocalText[] }
  | { code: "WAREHOUSE_NOT_FOUND"; open: readonly LocalText[] };

/** Why new goods cannot go to a warehouse, with those they can go to; null where they can. */
export function refuseNewGoods(warehouses: Warehouses, id: number): WarehouseRefused | null {
  const found = warehouseOf(warehouses, id);
  if (found?.isOpen) return null;
  const open = openWarehouses(warehouses).map(({ name }) => name);
  return found ? { code: "WAREHOUSE_CLOSED", name: found.name, open } : { code: "WAREHOUSE_NOT_FOUND", open };
}

/** The member's own mark in the recipient line, by which the receiving bench knows whose delivery it is (rule F-09). */
export function memberMark(userId: string): string {
  return `SH${userId}`;
}
