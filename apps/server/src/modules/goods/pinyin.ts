import type { SyllablesOf } from "@sihai/domain/goods-search";

let reader: Promise<SyllablesOf> | undefined;

/** Reads Chinese aloud; the table is loaded when it is first needed. */
export function openPinyin(): Promise<SyllablesOf> {
  reader ??= import("pinyin-pro").then(
    ({ pinyin }) =>
      (han: string) =>
        pinyin(han, { toneType: "none", type: "array", v: true }),
  );
  return reader;
}
