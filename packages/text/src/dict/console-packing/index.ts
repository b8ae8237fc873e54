import { dictionary } from "../../core/dictionary.ts";
import type { ConsolePackingWords } from "./zh.ts";

export type { ConsolePackingWords } from "./zh.ts";

/** Packing bench and dispatch: picking, packing, weighing with evidence, waybills, manifests. */
export const consolePackingDict = dictionary<ConsolePackingWords>("console-packing", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
