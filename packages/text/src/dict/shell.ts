import { dictionary } from "../core/dictionary.ts";
import type { ShellWords } from "../zh/shop/shell.ts";

export type { ShellWords } from "../zh/shop/shell.ts";

/** The words of the frame around every page: tab bar, language switch, request failures, sharing; and of the cards goods stand on anywhere. */
export const shellDict = dictionary<ShellWords>("shell", (language) => import(`../${language}/shop/shell.ts`));
