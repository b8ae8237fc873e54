import type { parcelFieldsZh, parcelNamesZh } from "../../../zh/console/setting-names/parcels.ts";

export const parcelNamesEn: typeof parcelNamesZh = {
  depositAllowanceBp: {
    title: "Deposit allowance",
    hint: "How far above the estimated weight the deposit is taken. Submitted parcels aren’t affected",
  },
  parcelPayDays: {
    title: "Time to pay a parcel",
    hint: "Then an unpaid parcel is cancelled. Submitted parcels aren’t affected",
  },
  parcelPayReminderDays: {
    title: "Payment reminders for a parcel",
    hint: "Days after submission, earliest first. Reminders after the deadline aren’t sent",
  },
  parcelConfirmDays: {
    title: "Automatic confirmation of receipt",
    hint: "Days after delivery. Submitted parcels aren’t affected",
  },
  parcelRefundHours: {
    title: "Overpaid shipping refunded within",
    hint: "From dispatch. Shown to customers",
  },
  parcelSettleDays: {
    title: "Shipping settled within",
    hint: "From dispatch. Shown to customers",
  },
  parcelServicePrices: {
    title: "Packing service prices",
    hint: "Per parcel or per piece. Gifts are free. Submitted parcels aren’t affected",
  },
  vacuumLimitCm: { title: "Vacuum bag size", hint: "An item’s two longest sides must fit" },
  declarationLinesMost: { title: "Declaration lines", hint: "Maximum per parcel" },
  declaredValueMost: { title: "Declared value", hint: "Maximum per parcel. Submitted parcels aren’t affected" },
  parcelFarBp: { title: "Far from the estimate", hint: "A packed weight or volume further off has to be confirmed" },
  parcelSilentDays: { title: "Days without news", hint: "Parcels on the way without news for so long are listed as exceptions" },
  planKeptDays: { title: "Plans", hint: "How long a plan somebody asked for is kept" },
  clearanceKeptDays: {
    title: "Customs documents kept for",
    hint: "After delivery or loss. Then pictures and ID numbers are deleted",
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
