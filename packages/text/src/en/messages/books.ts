import { cnyText, formatAmount } from "../../core/money.ts";
import type { BooksMessages, Messages } from "../../messages/index.ts";

/** What a member is told when staff change their balance. */
export const booksMessages: Messages<BooksMessages> = {
  "goodwill-given": (f) => ({
    title: "We added something to your balance",
    body: `${cnyText(f.amountCny)} is in your balance, as a gesture of goodwill. ${f.reason}`,
  }),
  "balance-corrected": (f) => ({
    title: "Your balance was corrected",
    body: `${formatAmount(f.amount, f.currency)} was ${f.way === "added" ? "added to" : "taken from"} your balance. ${f.reason}`,
  }),
};
