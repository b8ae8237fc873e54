import { dictionary } from "../core/dictionary.ts";
import type { HomeWords } from "../zh/shop/home.ts";

export type { HomeWords } from "../zh/shop/home.ts";

export const homeDict = dictionary<HomeWords>("home", (language) => import(`../${language}/shop/home.ts`));
