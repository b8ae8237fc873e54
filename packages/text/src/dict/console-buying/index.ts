import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleBuyingWords } from "./zh.ts";

export type { ConsoleBuyingWords } from "./zh.ts";

/** The buying desk: the queue, recording purchases, asking buyers, cancelling, sellers' deliveries. */
export const consoleBuyingDict = dictionary<ConsoleBuyingWords>("console-buying", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
