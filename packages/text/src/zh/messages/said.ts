import { inLanguage } from "@sihai/domain/language";
import { beijing, formatDateTime } from "../../core/dates.ts";
import type { Item } from "../../messages/facts.ts";
import { language } from "../grammar.ts";

/** The goods' name; sellers give at least a Chinese one. */
export function name(item: Pick<Item, "name">): string {
  return inLanguage(item.name, language);
}

/** An instant in Beijing time, said so. */
export function atTime(at: string): string {
  return `${formatDateTime(at, language, beijing)}（北京时间）`;
}
