import type { PastedWords } from "../../../dict/apart/pasted.ts";

export const words: PastedWords = {
  understood: (platform) => `${platform} item`,
  understoodMany: (count) => `${count} links. Tap Find to look them all up`,
  understoodShort: (platform) => `${platform} short link. Tap Find to open it`,
  wordsLeftOut: "Only the link is looked up. Choose options on the item’s page, and write your wishes when you check the order.",
  notUnderstood: {
    "no-link": "No link found. Tap Find to search for these words",
    unsafe: "This link isn’t safe, so we don’t open it",
    "non-chinese": "This shop isn’t in mainland China",
    "not-a-product": "This link isn’t an item",
    "unknown-site": "We don’t support this site yet",
  },
};
