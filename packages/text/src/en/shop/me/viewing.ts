import type { ViewingWords } from "../../../dict/me/viewing.ts";

export const words: ViewingWords = {
  whose: (mark, email) => `Customer ${mark}, ${email}`,
  inHands: (by, until) => `${by}, looking only, until ${until}`,
  end: "Stop looking",
  opening: "Opening the customer’s pages",
  openingText: "One moment. Once they are open it is in the audit log, and the customer is told.",
  overTitle: "The visit is over",
  overText: "The customer’s pages are no longer shown. You can close this window. To look again, start from the customer’s file.",
};
