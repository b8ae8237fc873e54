import { dictionary } from "../../core/dictionary.ts";
import type { ForwardingWords } from "./zh.ts";

export type { ForwardingWords } from "./zh.ts";

export const forwardingDict = dictionary<ForwardingWords>("forwarding", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
