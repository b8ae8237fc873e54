import type { GoodsWords } from "@sihai/text/dict/goods";

/** Why a line does not take goods, by the code of its refusal. */
export function refusalReasons(words: GoodsWords): Readonly<Record<string, string>> {
  return {
    goods: words.refusalGoods,
    "too-heavy": words.refusalTooHeavy,
    "too-long": words.refusalTooLong,
    sum: words.refusalSum,
    girth: words.refusalGirth,
    warehouse: words.refusalWarehouse,
    alone: words.refusalAlone,
    "not-valid": words.refusalNotValid,
  };
}
