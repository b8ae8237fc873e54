import type { ConsoleSearchWords } from "../../dict/console/search.ts";

export const words: ConsoleSearchWords = {
  title: "Search",
  titleOf: (text) => `Search: ${text}`,
  start:
    "Type a customer mark, at least 4 characters of an e-mail address, or any number: of an order, a platform’s order, item, courier, parcel, waybill, claim, question, payment, withdrawal or transfer",
  tooShort: "Type at least 2 characters",
  nothing: (text) => `Nothing found for “${text}”, or your role doesn’t show it`,
  latestOf: (mark) => `The latest only. All of ${mark}`,
  kinds: {
    customer: "Customers",
    order: "Orders",
    item: "Items",
    delivery: "Courier deliveries",
    parcel: "Parcels",
    unannounced: "Unannounced parcels",
    claim: "Claims",
    return: "Returns",
    consult: "Questions",
    enquiry: "Enquiries",
    expert: "Shipping expert",
    payment: "Payments",
    withdrawal: "Withdrawals",
    transfer: "Transfers",
    "bank-line": "Bank lines",
    suspense: "Money in suspense",
    adjustment: "Corrections and goodwill",
  },
  via: (number) => `by ${number}`,
};
