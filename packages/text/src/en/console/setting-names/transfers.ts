import type { transferSettingFieldsZh, transferSettingNamesZh } from "../../../zh/console/setting-names/transfers.ts";

export const transferSettingNamesEn: { [Name in keyof typeof transferSettingNamesZh]: { title: string; hint: string } } = {
  receivingAccounts: {
    title: "Receiving accounts",
    hint: "Where customers transfer money to. Can be added and closed, never taken out; a closed one is no longer shown, transfers that know it are still credited. Limits are in whole units of the currency",
  },
  wireFee: {
    title: "Bank fee of an overseas wire",
    hint: "What the receiving bank charges for each, taken once from what arrived, at the rate of the day. Transfers already opened aren’t affected",
  },
  exchangeRateDays: {
    title: "Oldest rate",
    hint: "While the latest rates are older than this, nothing is charged or changed in another currency",
  },
  transferTerms: {
    title: "How long a transfer number is valid",
    hint: "Days until a transfer without a receipt expires, and how many one customer may have open",
  },
  payableTransfers: {
    title: "Transfers for orders, parcels and services",
    hint: "Days until such a transfer without a receipt expires and the time to pay goes on; how many may be opened for one payment; the least time left to pay after one brought too little or was declined",
  },
  transferDays: {
    title: "When a transfer arrives",
    hint: "What customers are shown; General stands in where nothing else is said",
  },
};

export const transferSettingFieldsEn: { [Name in keyof typeof transferSettingFieldsZh]: string } = {
  method: "Method",
  mainland: "Mainland bank transfer",
  overseas: "Overseas wire",
  wise: "Multi-currency transfer",
  general: "General",
  currency: "Currency",
  holder: "Account holder",
  bank: "Bank",
  accountNo: "Account number or IBAN",
  swift: "SWIFT",
  clearing: "Clearing code with its name",
  bankAddress: "Address of the bank",
  note: "Note",
  openDays: "Days it is valid",
  openMost: "Open at a time, for one customer",
  leftHours: "Least time left to pay",
};
