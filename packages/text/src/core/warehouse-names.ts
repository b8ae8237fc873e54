import { inLanguage, type Language } from "@sihai/domain/language";
import { openWarehouses, type Warehouse, type Warehouses, warehouseOf } from "@sihai/domain/warehouse";

type Choice = { value: string; label: string };

/** The operator's warehouses as a screen shows them. `all` also the closed ones, for goods lie there; `open` is where new goods can go. */
export function warehouseNames(warehouses: Warehouses, language: Language) {
  const choice = ({ id, shortName }: Warehouse): Choice => ({ value: String(id), label: inLanguage(shortName, language) });
  return {
    all: warehouses.map(choice),
    open: openWarehouses(warehouses).map(choice),
    /** Empty while they are not known. */
    nameOf(id: number): string {
      const found = warehouseOf(warehouses, id);
      return found ? inLanguage(found.shortName, language) : "";
    },
    fullNameOf(id: number): string {
      const found = warehouseOf(warehouses, id);
      return found ? inLanguage(found.name, language) : "";
    },
  };
}
