import { courierCodes, couriers } from "@sihai/domain/courier";
import { inLanguage } from "@sihai/domain/language";
import { beijing, formatDateTime } from "../../core/dates.ts";
import type { Item } from "../../messages/item-named.ts";
import { language } from "../grammar.ts";

/** The goods' name; sellers give at least a Chinese one. */
export function name(item: Pick<Item, "name">): string {
  return inLanguage(item.name, language);
}

/** An inland courier's name; what was typed freely stays as it is. */
export function courierName(courier: string): string {
  const code = courierCodes.find((known) => known === courier);
  return code === undefined ? courier : inLanguage(couriers[code].name, language);
}

/** An instant in Beijing time, said so. */
export function atTime(at: string): string {
  return `${formatDateTime(at, language, beijing)} (Beijing time)`;
}
