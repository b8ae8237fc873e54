import type { settingFieldsZh, settingNamesZh } from "../../zh/console/setting-names.ts";
import { careSettingFieldsEn, careSettingNamesEn } from "./setting-names-care.ts";

export const settingNamesEn: typeof settingNamesZh = {
  cardSurchargeBp: { title: "Card surcharge", hint: "A line of its own on what is paid by card; the balance costs nothing" },
  rateMarginBp: { title: "Exchange margin", hint: "Added to the reference rate when another currency is charged" },
  rateFreezeMinutes: { title: "How long a rate is honoured", hint: "After a newer rate was published" },
  rechargeLimits: { title: "One recharge", hint: "The least and the most a customer may recharge at once" },
  outstandingLimit: {
    title: "Debt that stops new parcels",
    hint: "So much owed, or anything owed for more than so many days",
  },
  parcelOperationFee: { title: "Operation fee of a parcel", hint: "Once for each parcel; submitted ones keep theirs" },
  parcelReopenFee: {
    title: "Opening a packed parcel again",
    hint: "To change or cancel it; by what held when it was submitted",
  },
  memberFreightOffBp: {
    title: "Members' discount on freight",
    hint: "V0 to V5; a higher level never has less. Submitted parcels keep theirs",
  },
  holidays: {
    title: "Holidays",
    hint: "Days off and moved weekends of the mainland; a year is final once the State Council's notice is entered",
  },
  expertFee: { title: "Fee of the shipping expert", hint: "Taken with the request; requests there are keep theirs" },
  expertPayHours: { title: "Time to pay the expert", hint: "Then the request lapses and its goods are free again" },
  expertAnswerDays: { title: "Time to answer a plan", hint: "How long a plan that was sent waits for the customer" },
  expertHoldAllowanceBp: {
    title: "Allowance of direct deduction",
    hint: "Set aside on top of the estimate, so that most plans fit into it",
  },
  ...careSettingNamesEn,
};

export const settingFieldsEn: { [Name in keyof typeof settingFieldsZh]: string } = {
  least: "Least",
  most: "Most",
  amount: "Amount",
  days: "Days",
  year: "Year",
  isFinal: "The notice is entered",
  off: "Days off",
  worked: "Weekends worked",
  first: "First day",
  last: "Last day",
  zh: "Chinese",
  en: "English",
  ...careSettingFieldsEn,
};
