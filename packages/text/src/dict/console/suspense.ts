import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleSuspenseWords } from "../../zh/console/suspense.ts";

export type { ConsoleSuspenseWords } from "../../zh/console/suspense.ts";

/** The desk for money that arrived wrong. */
export const consoleSuspenseDict = dictionary<ConsoleSuspenseWords>(
  "console/suspense",
  (language) => import(`../../${language}/console/suspense.ts`),
);
