import { dictionary } from "../core/dictionary.ts";
import type { DesktopWords } from "../zh/shop/desktop.ts";

export type { DesktopWords } from "../zh/shop/desktop.ts";

/** The page a desktop browser sees instead of the phone app. */
export const desktopDict = dictionary<DesktopWords>("desktop", (language) => import(`../${language}/shop/desktop.ts`));
