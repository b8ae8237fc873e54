import type { CallData } from "@sihai/contract";
import type { listStorage } from "@sihai/contract/storage";

/** How many items lie in a warehouse; undefined while nothing is known. */
export function inWarehouse(counts: CallData<typeof listStorage>["counts"] | undefined, warehouse: string): number | undefined {
  return counts && (counts.warehouses.find((one) => String(one.warehouse) === warehouse)?.items ?? 0);
}
