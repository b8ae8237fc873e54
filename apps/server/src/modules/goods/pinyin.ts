import type { SyllablesOf } from "@sihai/domain/goods-search";

/** Reads Chinese aloud; the table is loaded when it is first needed. */
export async function openPinyin(): Promise<SyllablesOf> {
  const { pinyin } = await import("pinyin-pro");
  return (han) => pinyin(han, { toneType: "none", type: "array", v: true });
}
