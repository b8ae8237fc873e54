import { ok, type Result, refuse } from "@sihai/domain";
import { type GoodsClass, type GoodsFlag, readGoodsClasses, readGoodsFlags } from "@sihai/domain/freight/rate-cards";
import { contentText } from "#platform";

export type GoodsSettings = { classes: readonly GoodsClass[]; flags: readonly GoodsFlag[] };
export type RoutesUnavailable = { code: "ROUTES_UNAVAILABLE" };

let held: GoodsSettings | null = null;

/** The classes buyers choose from and what goods can be, from the operator's content; read once. */
export function goodsSettings(): Result<GoodsSettings, RoutesUnavailable> {
  held ??= load();
  return held ? ok(held) : refuse({ code: "ROUTES_UNAVAILABLE" });
}

function load(): GoodsSettings | null {
  try {
    const { classes, errors } = readGoodsClasses(contentText("goods-classes.csv"));
    const goods = readGoodsFlags(contentText("freight/goods-flags.csv"));
    if (errors.length + goods.errors.length === 0) return { classes, flags: goods.flags };
    console.error("goods classes cannot be used", errors, goods.errors);
  } catch (error) {
    console.error("goods classes cannot be read", error);
  }
  return null;
}
