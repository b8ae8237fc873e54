import { cnyText, formatAmount } from "../../core/money.ts";
import type { BooksMessages, Messages } from "../../messages/index.ts";

/** What a member is told when staff change their balance. */
export const booksMessages: Messages<BooksMessages> = {
  "goodwill-given": (f) => ({
    title: "补偿已存入余额",
    body: `${cnyText(f.amountCny)} 补偿已存入您的余额。${f.reason}`,
  }),
  "balance-corrected": (f) => ({
    title: "余额已更正",
    body: `您的余额已${f.way === "added" ? "增加" : "扣减"} ${formatAmount(f.amount, f.currency)}。${f.reason}`,
  }),
};
