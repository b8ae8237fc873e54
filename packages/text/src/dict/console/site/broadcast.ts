import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleBroadcastWords } from "../../../zh/console/site/broadcast.ts";

export type { ConsoleBroadcastWords } from "../../../zh/console/site/broadcast.ts";

/** Messages to many customers: written, seen, checked, sent, stopped. */
export const consoleBroadcastDict = dictionary<ConsoleBroadcastWords>(
  "console/site/broadcast",
  (language) => import(`../../../${language}/console/site/broadcast.ts`),
);
