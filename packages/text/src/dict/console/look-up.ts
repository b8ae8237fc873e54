import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleLookUpWords } from "../../zh/console/look-up.ts";

export type { ConsoleLookUpWords } from "../../zh/console/look-up.ts";

/** Overview, order and parcel look-up, audit log. */
export const consoleLookUpDict = dictionary<ConsoleLookUpWords>(
  "console/look-up",
  (language) => import(`../../${language}/console/look-up.ts`),
);
