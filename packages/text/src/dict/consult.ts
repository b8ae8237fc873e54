import { dictionary } from "../core/dictionary.ts";
import type { ConsultWords } from "../zh/shop/consult.ts";

export type { ConsultWords } from "../zh/shop/consult.ts";

/** Talking to us: my questions, one of them, and asking one. */
export const consultDict = dictionary<ConsultWords>("consult", (language) => import(`../${language}/shop/consult.ts`));
