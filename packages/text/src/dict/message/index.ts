import { dictionary } from "../../core/dictionary.ts";
import type { MessageWords } from "./zh.ts";

export type { MessageWords } from "./zh.ts";

export const messageDict = dictionary<MessageWords>("message", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
