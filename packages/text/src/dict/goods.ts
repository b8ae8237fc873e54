import { dictionary } from "../core/dictionary.ts";
import type { GoodsWords } from "../zh/shop/goods.ts";

export type { GoodsWords } from "../zh/shop/goods.ts";

export const goodsDict = dictionary<GoodsWords>("goods", (language) => import(`../${language}/shop/goods.ts`));
