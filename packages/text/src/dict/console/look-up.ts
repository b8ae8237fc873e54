import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleLookUpWords } from "../../zh/console/look-up.ts";

export type { ConsoleLookUpWords } from "../../zh/console/look-up.ts";

/** Looking up an order or a parcel, and all that is known of it. */
export const consoleLookUpDict = dictionary<ConsoleLookUpWords>(
  "console/look-up",
  (language) => import(`../../${language}/console/look-up.ts`),
);
