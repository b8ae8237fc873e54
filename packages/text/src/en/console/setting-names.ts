import type { settingFieldsZh, settingNamesZh } from "../../zh/console/setting-names.ts";
import { careSettingFieldsEn, careSettingNamesEn } from "./setting-names-care.ts";
import { clockFieldsEn, clockNamesEn } from "./setting-names-clocks.ts";
import { parcelFieldsEn, parcelNamesEn } from "./setting-names-parcels.ts";
import { serviceFieldsEn, serviceNamesEn } from "./setting-names-services.ts";
import { storageFieldsEn, storageNamesEn } from "./setting-names-storage.ts";

export const settingNamesEn: typeof settingNamesZh = {
  ...clockNamesEn,
  ...parcelNamesEn,
  ...serviceNamesEn,
  ...storageNamesEn,
  cardSurchargeBp: { title: "Card surcharge", hint: "A separate line on card payments. Paying from the balance has no fee" },
  rateMarginBp: { title: "Exchange margin", hint: "Added to the reference rate when another currency is charged" },
  rateFreezeMinutes: { title: "How long a rate is valid", hint: "After a newer rate is published" },
  rechargeLimits: { title: "Recharge limits", hint: "The minimum and maximum a customer can recharge at once" },
  outstandingLimit: {
    title: "Balance due that stops new parcels",
    hint: "This amount owed, or anything owed for more than this many days",
  },
  parcelOperationFee: { title: "Operation fee of a parcel", hint: "Once per parcel. Submitted parcels aren’t affected" },
  parcelReopenFee: {
    title: "Opening a packed parcel again",
    hint: "To change or cancel it. The fee on the day of submission applies",
  },
  memberFreightOffBp: {
    title: "Member discount on shipping",
    hint: "V0 to V5. A higher level never gets less. Submitted parcels aren’t affected",
  },
  holidays: {
    title: "Holidays",
    hint: "Mainland public holidays and working weekends. A year is final once the State Council’s notice is entered",
  },
  expertFee: { title: "Fee of the shipping expert", hint: "Charged with the request. Existing requests aren’t affected" },
  expertPayHours: { title: "Time to pay the expert", hint: "After this the request expires and its items are available again" },
  expertAnswerDays: { title: "Time to answer a plan", hint: "How long a sent plan waits for the customer" },
  expertHoldAllowanceBp: {
    title: "Allowance of direct deduction",
    hint: "Set aside on top of the estimate, so most plans fit",
  },
  warehouses: {
    title: "Warehouses",
    hint: "Can be added and closed to new goods, never taken out; what lies in a closed one or is on its way there goes on. A new one still needs lines that collect from it",
  },
  ...careSettingNamesEn,
};

export const settingFieldsEn: { [Name in keyof typeof settingFieldsZh]: string } = {
  ...clockFieldsEn,
  ...parcelFieldsEn,
  ...serviceFieldsEn,
  ...storageFieldsEn,
  least: "Minimum",
  most: "Maximum",
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
  id: "Number",
  name: "Name",
  shortName: "Short name",
  address: "Address",
  receiver: "Recipient",
  phone: "Phone",
  zipCode: "Postcode",
  refuses: "Doesn’t do",
  isOpen: "Takes new goods",
  "hong-kong-to-mainland": "Parcels to mainland China",
  "overseas-stores-refused": "Goods of overseas stores",
  "overseas-origin-to-mainland": "Overseas-origin goods to mainland China",
  ...careSettingFieldsEn,
};
