import { compare, isPositive, parseMoney } from "@sihai/domain";
import { isEnglishName } from "@sihai/domain/parcel";
import { formatAmount } from "@sihai/text";
import type { StorageWords } from "@sihai/text/dict/storage";
import type { DraftLine } from "../../../stores/parcel-submit.ts";

/** What a line of a declaration still lacks, each by its field. */
export function lineFaults({ name, value }: Pick<DraftLine, "name" | "value">) {
  return { nameEn: !isEnglishName(name.en), nameZh: name.zh.trim() === "", value: !isPositive(value) };
}

/** Whether a line lacks nothing. */
export function isComplete(line: Pick<DraftLine, "name" | "value">): boolean {
  return !Object.values(lineFaults(line)).includes(true);
}

/** A line that was added and never filled: it declares nothing and stands for no goods. */
export function isBlank({ itemIds, name, hsCode, value }: DraftLine): boolean {
  return itemIds.length === 0 && `${name.en}${name.zh}${hsCode}${value}`.trim() === "";
}

/** What is said of a declaration that comes to more than a parcel's may, both decimals in USD; null of any other, and where the most is not known. */
export function overDeclared(declared: string, most: string | undefined, words: StorageWords): string | null {
  const isOver = most !== undefined && compare(parseMoney(declared, "USD"), parseMoney(most, "USD")) > 0;
  return isOver ? words.declaredTooHigh(formatAmount(most, "USD")) : null;
}
