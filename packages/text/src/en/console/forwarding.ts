import type { ConsoleForwardingWords } from "../../dict/console/forwarding.ts";

export const words: ConsoleForwardingWords = {
  title: (count) => `Number review · ${count}`,
  help: "Two customers registered the same number. Decide by the member mark on the parcel. It can’t be signed for before that.",
  first: "Registered first",
  second: "Registered second",
  nothing: "The first registration has ended",
  at: (mark, time) => `${mark} · ${time}`,
  keep: (mark) => `It belongs to ${mark}. Can be signed for`,
  free: "Close the review",
  release: "It doesn’t. Release the number",
  releaseSure: "The items registered first will need another number, and the other customer can register this one.",
  bought: "Bought by us. Can’t be released",
  decided: "Decided",
};
