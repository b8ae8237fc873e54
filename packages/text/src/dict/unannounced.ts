import { dictionary } from "../core/dictionary.ts";
import type { UnannouncedWords } from "../zh/shop/unannounced.ts";

export type { UnannouncedWords } from "../zh/shop/unannounced.ts";

/** Parcels nobody announced, and claiming one. */
export const unannouncedDict = dictionary<UnannouncedWords>(
  "unannounced",
  (language) => import(`../${language}/shop/unannounced.ts`),
);
