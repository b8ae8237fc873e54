import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleBooksWords } from "../../zh/console/books.ts";

export type { ConsoleBooksWords } from "../../zh/console/books.ts";

/** The finance desk's books. */
export const consoleBooksDict = dictionary<ConsoleBooksWords>(
  "console/books",
  (language) => import(`../../${language}/console/books.ts`),
);
