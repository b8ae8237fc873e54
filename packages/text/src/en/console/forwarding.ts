import type { ConsoleForwardingWords } from "../../dict/console/forwarding.ts";

export const words: ConsoleForwardingWords = {
  title: (count) => `Number review · ${count}`,
  help: "Two customers announced the same number. Decide by the mark on the parcel; it can’t be signed for before.",
  first: "Announced first",
  second: "Announced second",
  nothing: "The first announcement has ended",
  at: (mark, time) => `${mark} · ${time}`,
  keep: (mark) => `It is ${mark}’s: may be signed`,
  free: "Close the review",
  release: "It is not: release the number",
  releaseSure: "The items announced first wait for another number, and the other customer may announce this one.",
  bought: "Bought by us; can’t be released",
  decided: "Decided",
};
