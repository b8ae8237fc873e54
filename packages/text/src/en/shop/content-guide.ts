import type { GuideWords } from "../../dict/content-guide.ts";

export const words: GuideWords = {
  user: "First steps",
  shopping: "Shopping guide",
  transfer: "Forwarding guide",
  userTab: "First steps",
  shoppingTab: "Shopping",
  transferTab: "Forwarding",
  choose: "The three guides",
  share: "Share",
  more: "Read on",
  startShopping: "Paste a link to start",
  startTransfer: "Announce a parcel",
  startUser: "Estimate the shipping first",
};
