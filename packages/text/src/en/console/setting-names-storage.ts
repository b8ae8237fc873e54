import type { storageFieldsZh, storageNamesZh } from "../../zh/console/setting-names-storage.ts";

export const storageNamesEn: typeof storageNamesZh = {
  storageTerms: {
    title: "Free and overdue storage",
    hint: "Free days, overdue days after them and their fee a day; goods in storage keep theirs",
  },
  storageReminderDays: {
    title: "Reminders of storage",
    hint: "Days before free storage ends and before overdue goods are forfeited, the earliest first; goods in storage keep theirs",
  },
  storageExtension: {
    title: "Longer storage",
    hint: "What a month of an item costs, its days, and the most at once and in all; for what is bought from then on",
  },
  measuringTiers: {
    title: "Handling fee after measuring",
    hint: "The first row that holds weight and longest side; 0 is no limit, and the last row has none. Goods in storage keep theirs",
  },
  unannouncedTerms: {
    title: "Unannounced parcels",
    hint: "How long one is held, the warning before it is forfeited, guesses a day; those on the shelf keep their deadline",
  },
};

export const storageFieldsEn: { [Name in keyof typeof storageFieldsZh]: string } = {
  freeDays: "Free days",
  overdueDays: "Overdue days",
  feePerDay: "Overdue, a day",
  ending: "Before free storage ends",
  forfeiting: "Before forfeit",
  feePerMonth: "Fee a month",
  daysPerMonth: "Days of a month",
  monthsMost: "Most at once",
  daysMost: "Most in all",
  payMinutes: "Time to pay",
  upToGrams: "Up to (0: any weight)",
  upToSideCm: "Longest side up to (0: any)",
  fee: "Fee",
  heldDays: "Held for",
  warningDays: "Warning before",
  guessesADay: "Guesses a day",
};
