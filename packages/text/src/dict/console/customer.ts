import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleCustomerWords } from "../../zh/console/customer.ts";

export type { ConsoleCustomerWords } from "../../zh/console/customer.ts";

/** One customer with what belongs to them. */
export const consoleCustomerDict = dictionary<ConsoleCustomerWords>(
  "console/customer",
  (language) => import(`../../${language}/console/customer.ts`),
);
