import { ok, type Result, refuse } from "@sihai/domain";
import { type GoodsFlag, readGoodsFlags } from "@sihai/domain/freight/rate-cards";
import { contentText } from "#platform";

export type RoutesUnavailable = { code: "ROUTES_UNAVAILABLE" };

let held: readonly GoodsFlag[] | null = null;

/** What goods can be, with names, from the operator's price lists; read once. */
export function goodsFlags(): Result<readonly GoodsFlag[], RoutesUnavailable> {
  held ??= load();
  return held ? ok(held) : refuse({ code: "ROUTES_UNAVAILABLE" });
}

function load(): readonly GoodsFlag[] | null {
  try {
    const { flags, errors } = readGoodsFlags(contentText("freight/goods-flags.csv"));
    if (errors.length === 0) return flags;
    console.error("goods flags cannot be used", errors);
  } catch (error) {
    console.error("goods flags cannot be read", error);
  }
  return null;
}
