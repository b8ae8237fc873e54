import { goodsSettings } from "../../freight/index.ts";

/** Flags that every thing of a class carries, so that lines know what they may not take. */
export function classFlags(classId: string): readonly string[] {
  return goodsClass(classId)?.flags ?? [];
}

/** Whether goods can be said to be of this class. */
export function isGoodsClass(classId: string): boolean {
  return goodsClass(classId) !== undefined;
}

function goodsClass(classId: string) {
  const settings = goodsSettings();
  return settings.ok ? settings.value.classes.find(({ id }) => id === classId) : undefined;
}
