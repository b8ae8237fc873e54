import type { Warehouses } from "@sihai/domain/warehouse";
import { useSettings } from "./use-settings.ts";

const none: Warehouses = [];

/** The operator's warehouses as they are now; none until they are known. */
export function useWarehouses(): Warehouses {
  return useSettings()?.warehouses ?? none;
}
