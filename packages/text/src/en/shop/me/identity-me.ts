import type { IdentityMeWords } from "../../../dict/me/identity-me.ts";
import { plural } from "../../grammar.ts";

function credited(credits: number): string {
  return plural(credits, { one: "1 credit", other: `${credits} credits` });
}

export const words: IdentityMeWords = {
  title: "Me",
  logInPrompt: "Log in to see your orders, parcels and balance",
  logIn: "Log in / Sign up",
  level: (level) => `Member V${level}`,
  mark: (mark) => `Member mark ${mark}`,
  copyMark: "Copy member mark",
  settings: "Settings",
  source: "Source code of this service (AGPL-3.0)",
  editProfile: "Edit profile",
  checkIn: "Check in",
  checkedIn: "Checked in",
  checkInNote: (days, { credits, everyDays, bonus }) =>
    days === 0
      ? `${credited(credits)} a day, ${bonus} for every ${everyDays} days in a row`
      : plural(days, { one: "1 day in a row", other: `${days} days in a row` }),
  nextBonus: (days, credits) =>
    plural(days, { one: `${credited(credits)} tomorrow`, other: `${credited(credits)} in ${days} days` }),
  checkInDone: (earned) => plural(earned, { one: "You earned 1 credit", other: `You earned ${earned} credits` }),
  balance: "Balance",
  credits: "Credits",
  coupons: "Coupons",
  orders: "My orders",
  allOrders: "All orders",
  orderUnpaid: "To pay",
  orderPending: "In progress",
  orderSigned: "Signed for",
  itemStored: "Items in storage",
  toConfirm: (count) => plural(count, { one: "1 item needs your answer", other: `${count} items need your answer` }),
  toConfirmNote: "If you don’t answer in time, it is cancelled and refunded",
  parcels: "My parcels",
  allParcels: "All parcels",
  parcelUnpaid: "To pay",
  parcelUnshipped: "Unshipped",
  parcelShipped: "Shipped",
  parcelBackPayment: "Balance due",
  tools: "Services",
  messages: "Messages",
  unread: (count) => `${count} unread`,
  wallet: "Wallet",
  addresses: "Addresses",
  security: "Security",
  favourites: "Favourites",
  warehouses: "Warehouses",
  calculator: "Calculator",
  askFirst: "Enquiries",
  questions: "Ask us",
  help: "Help",
  expert: "Shipping expert",
  membership: "Membership",
};
