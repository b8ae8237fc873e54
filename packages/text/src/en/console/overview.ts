import type { ConsoleOverviewWords } from "../../dict/console/overview.ts";

export const words: ConsoleOverviewWords = {
  holidaysMissing: (year) =>
    `The holidays of ${year} aren’t final. Until they are entered, deadlines count by statutory days and weekends.`,
  toHolidays: "Enter them",
  title: "Overview",
  hello: (name) => `Hello, ${name}`,
  waiting: "waiting",
  late: (count) => (count === 0 ? "Nothing overdue" : `${count} overdue`),
  cards: {
    toBuy: "To buy",
    buying: "Buying",
    awaitingConfirmation: "Customer asked",
    onTheWay: "On the way",
    signed: "To stock in",
    toPick: "To pick",
    toDispatch: "To dispatch",
    priceLists: "Price lists to check",
    taxRules: "Tax rules to check",
  },
  atLeast: (count) => `${count}+`,
  desks: "Other desks",
  nothingForYou: "Nothing waiting for your role. Use the menu to look things up.",
  shortcuts: "Shortcuts: Alt + Shift + digit opens a page of the menu, F2 returns to the scan field.",
};
