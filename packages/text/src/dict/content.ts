import { dictionary } from "../core/dictionary.ts";
import type { ContentWords } from "../zh/shop/content.ts";

export type { ContentWords } from "../zh/shop/content.ts";

export const contentDict = dictionary<ContentWords>("content", (language) => import(`../${language}/shop/content.ts`));
