import { dictionary } from "../../core/dictionary.ts";
import type { ConsultWords } from "../../zh/shop/care/consult.ts";

export type { ConsultWords } from "../../zh/shop/care/consult.ts";

/** Talking to us: my questions, one of them, and asking one. */
export const consultDict = dictionary<ConsultWords>(
  "care/consult",
  (language) => import(`../../${language}/shop/care/consult.ts`),
);
