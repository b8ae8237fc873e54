import type { CallData } from "@sihai/contract";
import type { AddressOnWire } from "@sihai/contract/address";
import type { readArticle } from "@sihai/contract/content";
import type { getWallet } from "@sihai/contract/payment";
import type { listStorage } from "@sihai/contract/storage";

/** Where Mei lives. */
export const homeAddress: AddressOnWire = {
  ...{ addressId: "31", consignee: "Mei", addressLastName: "Lin", contact: "+49 30 901820", email: "mei@example.com" },
  ...{ countryId: "DE", stateId: "DE-BE", addressState: "Berlin", city: "Berlin", fullAddress: "Torstraße 1" },
  ...{ zipCode: "10119", default: true, label: null, addressFrom: "address-book" },
};

/** One cup on the shelf. */
export const storedCup: CallData<typeof listStorage>["list"][number] = {
  ...{ itemId: "1", itemNo: "W1", orderNo: "DG000000017", name: { zh: "茶杯", en: "Cup" }, skuName: [], pictureUrl: null },
  ...{ classId: null, flags: [], quantity: 1, value: "39.00", grams: 420, sidesCm: [12, 10, 9], warehouse: 1, alone: false },
  ...{ reserved: false, waitsFor: 0, supplement: null, measuringFee: "0.00", stockedInAt: "2026-11-01T02:00:00.000Z" },
  ...{ returnBefore: "2026-11-06T02:00:00.000Z", tasks: [], photos: [] },
  extension: { monthsMax: 3, obstacle: null, overdueFee: "0.00" },
  storage: { phase: "free", daysLeft: 40, ofDays: 90, endsAt: "2027-01-01T02:00:00.000Z", paused: false },
};

/** What is read in a dialog before it is agreed to. */
export const anArticle: CallData<typeof readArticle> = {
  ...{ helpId: "stock-in", group: "warehouse", title: "Stock-in", summary: "In short", updated: "2026-11-21" },
  ...{ versionId: "3", writtenIn: "en", related: [] },
  blocks: [{ kind: "paragraph", spans: [{ text: "The words." }] }],
};

type WalletOnWire = CallData<typeof getWallet>;
/** A wallet of so much CNY in which nothing else happened, but for what a spec says of it. */
export function aWallet(amount: string, more: Partial<WalletOnWire> = {}): WalletOnWire {
  return {
    balances: [{ amount, currency: "CNY" }],
    ...{ held: "0.00", deposit: "0.00", openedIn: "2026-09", owed: "0.00", debt: "0.00" },
    month: { name: "2026-11", spent: [], total: "0.00", refunded: "0.00", recharged: "0.00", rechargedOther: [] },
    ...more,
  };
}
