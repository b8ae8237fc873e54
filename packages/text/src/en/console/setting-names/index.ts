import type { settingFieldsZh, settingNamesZh } from "../../../zh/console/setting-names/index.ts";
import { goodsFlagsEn } from "../goods-flags.ts";
import { careSettingFieldsEn, careSettingNamesEn } from "./care.ts";
import { clockFieldsEn, clockNamesEn } from "./clocks.ts";
import { parcelFieldsEn, parcelNamesEn } from "./parcels.ts";
import { serviceFieldsEn, serviceNamesEn } from "./services.ts";
import { storageFieldsEn, storageNamesEn } from "./storage.ts";
import { transferSettingFieldsEn, transferSettingNamesEn } from "./transfers.ts";

export const settingNamesEn: typeof settingNamesZh = {
  ...clockNamesEn,
  ...parcelNamesEn,
  ...serviceNamesEn,
  ...storageNamesEn,
  ...transferSettingNamesEn,
  cardSurchargeBp: { title: "Card surcharge", hint: "A separate line on card payments. Paying from the balance has no fee" },
  rateMarginBp: { title: "Exchange margin", hint: "Added to the reference rate when another currency is charged" },
  rateFreezeMinutes: { title: "How long a rate is valid", hint: "After a newer rate is published" },
  withdrawalTerms: {
    title: "Withdrawals",
    hint: "Limits, how long money can go back to its card, and the times customers are told",
  },
  suspenseWorkingDays: { title: "Money that arrives wrong", hint: "Customers are told that finance settles it within this time" },
  suspenseCheckAbove: {
    title: "Two people for money that arrives wrong",
    hint: "Above this amount a colleague must agree what becomes of it",
  },
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
  boxes: {
    title: "Bags and cartons",
    hint: "Can be added and closed, never taken out. The bench proposes one of those in use by a parcel’s estimate; what was estimated and paid stays",
  },
  goodsClasses: {
    title: "Item categories",
    hint: "Can be added and closed, never taken out; a closed one can’t be chosen any more, goods of it keep it. Properties decide which lines refuse them, the average weight stands in until goods are weighed. Ordered goods stay as they are",
  },
  countries: {
    title: "Countries and regions",
    hint: "Can be added and closed, never taken out; a closed one takes no new addresses, saved ones stay in use. Without a postcode format, 2 to 12 letters, digits, blanks and hyphens are taken",
  },
  states: {
    title: "States and provinces",
    hint: "First-level divisions chosen by name, with their ISO 3166-2 code; where a country has none the customer types it. Can be added and closed, never taken out",
  },
  couriers: {
    title: "Couriers",
    hint: "Can be added and closed, never taken out; parcels on their way with a closed one carry on. Number formats tell the courier by its numbers: SF\\d{12,13} is SF and 12 to 13 digits",
  },
  ...careSettingNamesEn,
};

export const settingFieldsEn: { [Name in keyof typeof settingFieldsZh]: string } = {
  ...clockFieldsEn,
  ...parcelFieldsEn,
  ...serviceFieldsEn,
  ...storageFieldsEn,
  sourceDays: "Goes back to its card for",
  reviewWorkingDays: "Finance looks at it within",
  cardWorkingDays: "Arrives on a card or in a bank account",
  walletWorkingDays: "Arrives in a social app’s wallet",
  from: "Earliest",
  to: "Latest",
  ...transferSettingFieldsEn,
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
  code: "Code",
  certain: "Its own number formats",
  likely: "Number formats it shares",
  shape: "Format",
  weight: "How much it tells (1 to 3)",
  isPost: "Carries international post",
  kind: "Kind",
  bag: "Mailing bag",
  carton: "Carton",
  lengthCm: "Inner length",
  widthCm: "Inner width",
  heightCm: "Inner height",
  grams: "Empty weight",
  maxGrams: "Bears",
  flags: "Properties",
  needsCheck: "Not every line takes it",
  avgGrams: "Average weight",
  ...goodsFlagsEn,
  postcode: "Postcode format",
  hasPostcodes: "Has postcodes",
  commonPlace: "Place among common ones (0: none)",
  refuses: "Doesn’t do",
  isOpen: "Open for new use",
  "hong-kong-to-mainland": "Parcels to mainland China",
  "overseas-stores-refused": "Goods of overseas stores",
  "overseas-origin-to-mainland": "Overseas-origin goods to mainland China",
  ...careSettingFieldsEn,
};
