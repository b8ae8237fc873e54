import { dictionary } from "../../core/dictionary.ts";
import type { ConnectionWords } from "../../zh/shop/apart/connection.ts";

export type { ConnectionWords } from "../../zh/shop/apart/connection.ts";

/** What is said of the connection once the first page is there. */
export const connectionDict = dictionary<ConnectionWords>(
  "connection",
  (language) => import(`../../${language}/shop/apart/connection.ts`),
);
