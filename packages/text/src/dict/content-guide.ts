import { dictionary } from "../core/dictionary.ts";
import type { GuideWords } from "../zh/shop/content-guide.ts";

export type { GuideWords } from "../zh/shop/content-guide.ts";

export const guideDict = dictionary<GuideWords>("content-guide", (language) => import(`../${language}/shop/content-guide.ts`));
