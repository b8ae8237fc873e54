import type { ConsoleHandoverWords } from "../../dict/console/handover.ts";

export const words: ConsoleHandoverWords = {
  title: "Shift hand-over",
  hint: "What a colleague has not finished. What you take over is yours to look after.",
  colleague: "Colleague",
  listOf: (name) => `Hand-over of ${name}`,
  nothing: (name) => `${name} has nothing open`,
  print: "Print the list",
  signature: "Taken over by",
  parts: {
    taken: "Items being bought",
    parcels: "Parcels being picked and packed",
    receiving: "Signed for, not stocked in yet",
    money: "Money matters waiting for a colleague",
    assigned: "Looked after",
  },
  takeOver: "Take over",
  takeOverOf: (no) => `Take over ${no}`,
  taken: (no) => `${no} is yours now`,
  since: (at) => `since ${at}`,
  due: (at) => `due ${at}`,
};
