import type { parcelFieldsZh, parcelNamesZh } from "../../zh/console/setting-names-parcels.ts";

export const parcelNamesEn: typeof parcelNamesZh = {
  depositAllowanceBp: {
    title: "Allowance of the deposit",
    hint: "How much heavier than its estimate a parcel is taken for the freight deposit; submitted parcels keep theirs",
  },
  parcelPayDays: {
    title: "Time to pay a parcel",
    hint: "An unpaid parcel is cancelled afterwards; submitted ones keep their deadline",
  },
  parcelPayReminderDays: {
    title: "Reminders to pay a parcel",
    hint: "Days after the submit, the earliest first; any after the deadline are not sent",
  },
  parcelConfirmDays: {
    title: "Receipt by itself",
    hint: "So many days after delivery a parcel counts as received; submitted ones keep theirs",
  },
  parcelRefundHours: {
    title: "Surplus freight is back within",
    hint: "Counted from dispatch; what customers are told",
  },
  parcelSettleDays: {
    title: "Freight is settled within",
    hint: "Counted from dispatch; what customers are told",
  },
  parcelServicePrices: {
    title: "Prices of packing services",
    hint: "Per parcel or per piece; gifts are free. Submitted parcels keep theirs",
  },
  vacuumLimitCm: { title: "Size of a vacuum bag", hint: "Only goods whose two longest sides fit can be vacuumed" },
  declarationLinesMost: { title: "Lines of a declaration", hint: "The most a parcel may declare" },
  clearanceKeptDays: {
    title: "Papers for customs are kept",
    hint: "So many days after delivery, or after a parcel was given up, pictures and identity numbers are deleted",
  },
};

export const parcelFieldsEn: { [Name in keyof typeof parcelFieldsZh]: string } = {
  longest: "Longest side",
  second: "Second side",
  "remove-invoice": "Remove invoices",
  "packed-photo": "Photo of the packed parcel",
  "remove-box": "Remove boxes (per piece)",
  "remove-tags": "Remove tags (per piece)",
  vacuum: "Vacuum bag (per piece)",
  "waterproof-bag": "Waterproof bag (per piece)",
  "stretch-film": "Stretch film",
  "moisture-bag": "Moisture-proof bag",
  filling: "Filling",
  "corner-protection": "Corner protection",
  reinforcement: "Reinforcement",
  "priority-stock-out": "Priority",
};
