import type { ConsoleSearchWords } from "../../dict/console/search.ts";

export const words: ConsoleSearchWords = {
  title: "Search",
  titleOf: (text) => `Search: ${text}`,
  start: "Type a customer mark or e-mail, or the number of an order, item, courier, parcel, waybill or claim",
  tooShort: "Type at least 2 characters",
  nothing: (text) => `Nothing found for “${text}”, or your role doesn’t show it`,
  kinds: {
    customer: "Customers",
    order: "Orders",
    item: "Items",
    delivery: "Courier deliveries",
    parcel: "Parcels",
    claim: "Claims",
  },
  via: (number) => `by ${number}`,
};
