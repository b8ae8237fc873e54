import type { EndingWords } from "../../../dict/apart/ending.ts";

export const words: EndingWords = {
  title: "We’re closing down",
  text: "We take no new orders, cart items or recharges. Everything already begun goes on, and your money and items stay yours.",
  send: "Ship what is in storage",
  parcels: "Follow your parcels",
  withdraw: "Withdraw your balance",
  register: "Register a parcel already on its way",
  bar: "We are closing down and take no new orders or recharges. Parcels already on their way to our warehouses can still be registered. Your items are still shipped, and you can withdraw your balance and make claims.",
  nothingNew: "We’re closing down and take no new orders or recharges. What is already ordered goes on.",
};
