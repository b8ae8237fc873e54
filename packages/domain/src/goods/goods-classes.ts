import type { LocalText } from "../language/index.ts";
import type { Settings } from "../setting/settings.ts";

/** The classes goods are of (rule G-11), a setting. One can be closed, so that nobody chooses it any more; goods of it keep it. */
export type GoodsClasses = Settings["goodsClasses"];
export type GoodsClass = GoodsClasses[number];

/** A class of goods by its id; none for goods that were not put into one. */
export function goodsClassOf(classes: GoodsClasses, id: string | null): GoodsClass | undefined {
  return classes.find((one) => one.id === id);
}

/** Flags that every thing of a class carries, so that lines know what they may not take; none of a class nobody knows any more. */
export function classFlags(classes: GoodsClasses, id: string): readonly string[] {
  return goodsClassOf(classes, id)?.flags ?? [];
}

export type GoodsClassRefused =
  | { code: "GOODS_CLASS_CLOSED"; name: LocalText; open: readonly LocalText[] }
  | { code: "GOODS_CLASS_UNKNOWN" };

/** Why goods cannot be said to be of a class; null where they can. */
export function refuseGoodsClass(classes: GoodsClasses, id: string): GoodsClassRefused | null {
  const found = goodsClassOf(classes, id);
  if (!found) return { code: "GOODS_CLASS_UNKNOWN" };
  const open = classes.flatMap(({ isOpen, name }) => (isOpen ? name : []));
  return found.isOpen ? null : { code: "GOODS_CLASS_CLOSED", name: found.name, open };
}
