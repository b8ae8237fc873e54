import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleLookUpWords } from "./zh.ts";

export type { ConsoleLookUpWords } from "./zh.ts";

/** Overview, order and parcel look-up, audit log. */
export const consoleLookUpDict = dictionary<ConsoleLookUpWords>("console-look-up", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
