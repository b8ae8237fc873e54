import { dictionary } from "../../core/dictionary.ts";
import type { GoodsWords } from "./zh.ts";

export type { GoodsWords } from "./zh.ts";

export const goodsDict = dictionary<GoodsWords>("goods", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
