import { dictionary } from "../../core/dictionary.ts";
import type { AccountWords } from "./zh.ts";

export type { AccountWords } from "./zh.ts";

export const accountDict = dictionary<AccountWords>("account", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
