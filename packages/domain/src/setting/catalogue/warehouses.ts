import { warehouseRefusals } from "../../warehouse/warehouse-rules.ts";
import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { atOnce } from "../setting.ts";
import { choice, flag, list, named, record, text, whole } from "../shape.ts";

const warehouse = record({
  id: whole("number", 1, 99),
  /** `name` on its card, `shortName` where there is little room. */
  name: named(40),
  shortName: named(20),
  address: named(200),
  receiver: named(40),
  phone: text(30, /^\+?[\d -]{6,}$/),
  zipCode: text(12, /^[A-Z0-9 -]{3,}$/),
  refuses: list(choice(...warehouseRefusals), 0, warehouseRefusals.length),
  /** Closed to new goods where false: what lies there or is on its way goes on. */
  isOpen: flag,
});

/** Where goods are taken in and kept (rule F-09). */
export const warehouseSettings = {
  warehouses: keyed(
    atOnce("warehouses", list(warehouse, 1, 20), (warehouses) => [
      ...unique(
        warehouses.map(({ id }) => id),
        (index) => `${index}.id`,
      ),
      ...warehouses.flatMap(({ refuses }, index) => unique(refuses, (at) => `${index}.refuses.${at}`)),
      ...(warehouses.some(({ isOpen }) => isOpen) ? [] : [{ path: "", code: "ALL_CLOSED" as const }]),
    ]),
    "id",
  ),
};
