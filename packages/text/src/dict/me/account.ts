import { dictionary } from "../../core/dictionary.ts";
import type { AccountWords } from "../../zh/shop/me/account.ts";

export type { AccountWords } from "../../zh/shop/me/account.ts";

export const accountDict = dictionary<AccountWords>("account", (language) => import(`../../${language}/shop/me/account.ts`));
