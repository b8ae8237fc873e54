import { dictionary } from "../core/dictionary.ts";
import type { UiWords } from "../zh/shop/ui.ts";

export type { UiWords } from "../zh/shop/ui.ts";

/** The words the kit itself says: widget texts of rules N-80 to N-89 and the names of its buttons. */
export const uiDict = dictionary<UiWords>("ui", (language) => import(`../${language}/shop/ui.ts`));
