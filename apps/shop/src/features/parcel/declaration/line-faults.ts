import { isPositive } from "@sihai/domain";
import { isEnglishName } from "@sihai/domain/parcel";
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
