import { useWarehouses } from "@sihai/client";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { warehouseNames } from "@sihai/text";
import { useLanguage } from "../language.ts";

/** The warehouses in the reader's words; `first` is the one a list opens with, `usual` where new goods go if nothing else was wished. */
export function useWarehouseNames() {
  const warehouses = useWarehouses();
  const usual = (wanted: number | null | undefined) => usualWarehouse(warehouses, wanted);
  return { ...warehouseNames(warehouses, useLanguage()), first: String(warehouses[0]?.id ?? 1), usual };
}
