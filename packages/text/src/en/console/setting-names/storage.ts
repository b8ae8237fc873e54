import type { storageFieldsZh, storageNamesZh } from "../../../zh/console/setting-names/storage.ts";

export const storageNamesEn: typeof storageNamesZh = {
  storageTerms: {
    title: "Free and overdue storage",
    hint: "Free days, overdue days after that, and the daily fee. Items already in storage aren’t affected",
  },
  storageReminderDays: {
    title: "Storage reminders",
    hint: "Days before free storage ends and before overdue items belong to the platform, earliest first. Items already in storage aren’t affected",
  },
  storageExtension: {
    title: "Storage extension",
    hint: "Fee per item and month, days in a month, and the maximum at once and in total. Applies to new extensions",
  },
  measuringTiers: {
    title: "Handling fee after measuring",
    hint: "The first row that fits weight and longest side applies. 0 means no limit; the last row has none. Items already in storage aren’t affected",
  },
  storageWaitHours: {
    title: "Wait before discarding",
    hint: "Between the request or proposal and clearing an item; until then it can be taken back. Requests already made aren’t affected",
  },
  shelfLitres: { title: "Volume of a shelf", hint: "The shelf map shows how full a shelf is by this" },
  unannouncedTerms: {
    title: "Unannounced parcels",
    hint: "Days held, warning before a parcel belongs to the platform, and guesses per day. Parcels already held keep their deadline",
  },
};

export const storageFieldsEn: { [Name in keyof typeof storageFieldsZh]: string } = {
  freeDays: "Free days",
  overdueDays: "Overdue days",
  feePerDay: "Overdue fee per day",
  ending: "Before free storage ends",
  forfeiting: "Before it belongs to the platform",
  feePerMonth: "Fee per month",
  daysPerMonth: "Days in a month",
  monthsMost: "Maximum at once",
  daysMost: "Maximum in total",
  payMinutes: "Time to pay",
  upToGrams: "Weight up to (0: any)",
  upToSideCm: "Longest side up to (0: any)",
  fee: "Fee",
  heldDays: "Held for",
  warningDays: "Warning before",
  guessesADay: "Guesses per day",
};
