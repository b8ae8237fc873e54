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
  more: "Related",
  startShopping: "Paste a link to start",
  startTransfer: "Register a parcel",
  startUser: "Estimate the shipping first",
};
