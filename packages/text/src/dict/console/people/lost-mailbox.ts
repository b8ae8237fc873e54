import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleLostMailboxWords } from "../../../zh/console/people/lost-mailbox.ts";

export type { ConsoleLostMailboxWords } from "../../../zh/console/people/lost-mailbox.ts";

/** Customers who lost their mailbox. */
export const consoleLostMailboxDict = dictionary<ConsoleLostMailboxWords>(
  "console/people/lost-mailbox",
  (language) => import(`../../../${language}/console/people/lost-mailbox.ts`),
);
