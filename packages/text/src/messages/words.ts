import { courierCodes, couriers } from "@sihai/domain/courier";
import { beijing, formatDateTime } from "../core/dates.ts";
import type { Language, LocalText } from "../core/language.ts";

/** The item a message speaks of. */
export type Item = { itemNo: string; name: LocalText };

/** The goods' name in the reader's language; sellers give at least a Chinese one. */
export function nameZh({ name: { zh, en } }: Item): string {
  return zh || en;
}

export function nameEn({ name: { zh, en } }: Item): string {
  return en || zh;
}

/** An inland courier's name; what was typed freely stays as it is. */
export function courierName(courier: string, language: Language): string {
  const code = courierCodes.find((known) => known === courier);
  return code === undefined ? courier : couriers[code].name[language];
}

/** An instant in Beijing time, said so. */
export function timeZh(at: string): string {
  return `${formatDateTime(at, "zh", beijing)}（北京时间）`;
}

export function timeEn(at: string): string {
  return `${formatDateTime(at, "en", beijing)} (Beijing time)`;
}

/** A name in both languages. */
export type Named = { zh: string; en: string };
export const noName: Named = { zh: "", en: "" };
