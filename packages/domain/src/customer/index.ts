import type { StaffPermission } from "../staff/index.ts";
import { keysOf } from "../words.ts";

/** What a customer's file is made of, in the order it is shown. */
export const customerSections = [
  ...(["order", "stored", "parcel", "return"] as const),
  ...(["bill", "withdrawal", "transfer", "suspense", "dispute"] as const),
  ...(["consult", "claim", "enquiry", "expert"] as const),
  ...(["message", "mail", "history"] as const),
] as const;
export type CustomerSection = (typeof customerSections)[number];

/** The tabs of a customer's page, and the parts under each; what a member has (level, credits, coupons) is a tab of its own. */
export const customerTabs = ["goods", "money", "threads", "messages", "member", "history"] as const;
export type CustomerTab = (typeof customerTabs)[number];
export const sectionsOfTab: Readonly<Record<CustomerTab, readonly CustomerSection[]>> = {
  goods: ["order", "stored", "parcel", "return"],
  money: ["bill", "withdrawal", "transfer", "suspense", "dispute"],
  threads: ["consult", "claim", "enquiry", "expert"],
  messages: ["message", "mail"],
  member: [],
  history: ["history"],
};

/** Ways a customer is stopped: no log-in at all, or nothing new begun with them while what was begun goes on. */
export const customerStopKinds = ["disabled", "unserved"] as const;
export type CustomerStopKind = (typeof customerStopKinds)[number];

/** Who may read what of a customer, beside reading customers at all. */
export const sectionReadBy: Readonly<Record<CustomerSection, StaffPermission>> = {
  order: "order.read",
  stored: "order.read",
  parcel: "parcel.read",
  return: "return.read",
  bill: "finance.read",
  withdrawal: "finance.read",
  transfer: "finance.read",
  suspense: "finance.read",
  dispute: "finance.read",
  consult: "consult.read",
  claim: "claim.read",
  enquiry: "enquiry.read",
  expert: "expert.read",
  message: "customer.read",
  mail: "customer.read",
  history: "customer.read",
};

/** What a line of the history is about, and who may read it. */
export const historyReadBy = {
  item: "order.read",
  service: "order.read",
  "storage-task": "order.read",
  "storage-extension": "order.read",
  parcel: "parcel.read",
  return: "return.read",
  trade: "finance.read",
  bill: "finance.read",
  withdrawal: "finance.read",
  transfer: "finance.read",
  consult: "consult.read",
  claim: "claim.read",
  enquiry: "enquiry.read",
  expert: "expert.read",
  message: "customer.read",
  account: "customer.read",
} as const satisfies Record<string, StaffPermission>;
export type HistoryKind = keyof typeof historyReadBy;

/** The parts of a customer's file somebody may read. */
export function readableSections(permissions: ReadonlySet<StaffPermission>): CustomerSection[] {
  return customerSections.filter((section) => permissions.has(sectionReadBy[section]));
}

/** The kinds of lines of the history somebody may read. */
export function readableHistory(permissions: ReadonlySet<StaffPermission>): HistoryKind[] {
  return keysOf(historyReadBy).filter((kind) => permissions.has(historyReadBy[kind]));
}
