import { code, oneOf, place, type SearchOf, type SearchSchema, text, warehouse, whole } from "@sihai/client";
import { adjustmentOrders, differenceOrders } from "@sihai/contract/books";
import { claimTabs } from "@sihai/contract/claim";
import { inboxKinds, inboxTabs, inboxWhose } from "@sihai/contract/consult";
import { contentKinds } from "@sihai/contract/content";
import { liveParcelStates, parcelAges } from "@sihai/contract/dashboard";
import { disputeOrders } from "@sihai/contract/dispute";
import { enquiryTabs } from "@sihai/contract/enquiry";
import { expertTabs } from "@sihai/contract/expert";
import { deskTabs } from "@sihai/contract/order";
import { cardHoldOrders } from "@sihai/contract/payment";
import { campaignKinds } from "@sihai/contract/promotion";
import { returnTabs } from "@sihai/contract/return";
import { suspenseOrders, suspenseTabs } from "@sihai/contract/suspense";
import { bankLineOrders, bankLineTabs, transferOrders, transferTabs } from "@sihai/contract/transfer";
import { withdrawalOrders, withdrawalTabs } from "@sihai/contract/withdrawal";
import { currencyCodes, keysOf } from "@sihai/domain";
import { bookKinds } from "@sihai/domain/books";
import { dueNames } from "@sihai/domain/clocks";
import { consultTypes } from "@sihai/domain/consult";
import { customerSections, customerTabs } from "@sihai/domain/customer";
import { disputeTabs } from "@sihai/domain/dispute";
import { cardHoldTabs } from "@sihai/domain/payment";
import { settingGroups } from "@sihai/domain/setting";
import type { StaffPermission } from "@sihai/domain/staff";
import { suspenseWhys } from "@sihai/domain/suspense";
import { unannouncedStates } from "@sihai/domain/unannounced";

/** `may`: what a member of staff needs to see the page; null for everyone who is signed in. */
type Address<Schema extends SearchSchema> = { may: StaffPermission | null; search: Schema };

function address<Schema extends SearchSchema>(may: StaffPermission | null, search: Schema): Address<Schema> {
  return { may, search };
}

const due = oneOf(...dueNames);
const assigned = oneOf("me");

/** Every address of the console below /console, who may open it, and what it reads. Filters stand in the address, so that a view can be kept and sent. */
export const paths = {
  "/": address(null, { refused: text }),
  "/sign-in": address(null, { back: text }),
  "/welcome": address(null, { token: text }),
  "/account": address(null, {}),
  "/staff": address("staff.manage", { open: code }),
  "/handover": address(null, { staff: code }),
  "/search": address(null, { q: text }),
  "/receiving": address("receiving.read", {
    mode: oneOf("stock-in", "sign"),
    number: text,
    item: code,
    state: oneOf("on-the-way", "signed"),
    due,
    assigned,
    q: text,
  }),
  "/unannounced": address("unannounced.read", {
    q: text,
    state: oneOf(...unannouncedStates),
    parcel: code,
    after: place,
  }),
  "/storage": address("storage.read", {
    tab: oneOf("map", "count", "forfeit", "discard", "split"),
    warehouse,
    shelf: code,
    after: place,
  }),
  "/customers": address("customer.read", {
    q: text,
    tab: oneOf(...customerTabs),
    all: oneOf(...customerSections),
    page: whole(1, 40),
  }),
  "/buying": address("buying.read", {
    tab: oneOf(...deskTabs),
    platform: code,
    assigned,
    due,
    item: code,
    after: place,
  }),
  "/services": address("service.read", {
    stage: oneOf("ready", "waiting", "done"),
    due,
    assigned,
    q: text,
    item: code,
    entry: code,
  }),
  "/inbox": address("consult.read", {
    tab: oneOf(...inboxTabs),
    kind: oneOf(...inboxKinds),
    type: oneOf(...consultTypes),
    due,
    whose: oneOf(...inboxWhose),
    q: text,
    after: place,
    open: code,
    show: oneOf("replies"),
  }),
  "/enquiries": address("enquiry.read", { tab: oneOf(...enquiryTabs), due, assigned, enquiry: code, after: place }),
  "/experts": address("expert.read", { tab: oneOf(...expertTabs), due, assigned, service: code, after: place }),
  "/packing": address("packing.record", {
    warehouse,
    state: oneOf("unshipped", "picking", "packed", "weighed"),
    due,
    assigned,
    parcel: code,
    after: place,
  }),
  "/dispatch": address("dispatch.record", {
    tab: oneOf("waiting", "exceptions", "manifests"),
    due,
    assigned,
    warehouse,
    carrier: text,
    parcel: code,
    after: place,
  }),
  "/returns": address("return.read", { tab: oneOf(...returnTabs), due, assigned, q: text, after: place, open: code }),
  "/transfers": address("finance.read", {
    tab: oneOf(...transferTabs),
    q: text,
    sort: oneOf(...transferOrders),
    after: place,
    open: code,
  }),
  "/bank-lines": address("finance.read", {
    tab: oneOf(...bankLineTabs),
    q: text,
    sort: oneOf(...bankLineOrders),
    after: place,
    open: code,
  }),
  "/suspense": address("finance.read", {
    tab: oneOf(...suspenseTabs),
    q: text,
    why: oneOf(...suspenseWhys),
    currency: oneOf(...currencyCodes),
    sort: oneOf(...suspenseOrders),
    after: place,
    open: code,
  }),
  "/card-holds": address("finance.read", {
    tab: oneOf(...cardHoldTabs),
    sort: oneOf(...cardHoldOrders),
    after: place,
    open: code,
  }),
  "/disputes": address("finance.read", {
    tab: oneOf(...disputeTabs),
    q: text,
    sort: oneOf(...disputeOrders),
    after: place,
    open: code,
  }),
  "/books": address("finance.read", {
    tab: oneOf("balances", "gateway", "periods", "adjustments", "rates", "acts"),
    at: text,
    kind: oneOf(...bookKinds),
    currency: oneOf(...currencyCodes),
    customer: code,
    before: code,
    show: oneOf("explained", "ended"),
    q: text,
    sort: oneOf(...adjustmentOrders, ...differenceOrders),
    open: text,
    after: place,
  }),
  "/goodwill": address("goodwill.give", { customer: code }),
  "/lost-mailboxes": address("customer.read", { after: place }),
  "/claims": address("claim.read", { tab: oneOf(...claimTabs), due, assigned, q: text, after: place, open: code }),
  "/withdrawals": address("finance.read", {
    tab: oneOf(...withdrawalTabs),
    q: text,
    sort: oneOf(...withdrawalOrders),
    withdrawNo: code,
    after: place,
  }),
  "/orders": address("order.read", { q: text }),
  "/parcels": address("parcel.read", { q: text }),
  "/dashboards": address("parcel.read", {
    show: oneOf("parcels"),
    line: code,
    state: oneOf(...liveParcelStates),
    age: oneOf(...parcelAges),
    month: code,
    timely: oneOf("late", "on-time"),
    page: whole(1, 10_000),
  }),
  "/rates": address("freight.edit", {
    tab: oneOf("versions", "lines", "taxes", "outlets"),
    version: code,
    line: code,
    country: code,
    rule: code,
    outlet: code,
    part: oneOf("now", "drafts", "all"),
    show: oneOf("import", "new", "end"),
  }),
  "/broadcasts": address("broadcast.send", { open: code, show: oneOf("new"), page: whole(1, 10_000) }),
  "/promotions": address("promotion.edit", {
    tab: oneOf(...campaignKinds),
    open: code,
    show: oneOf("new"),
    page: whole(1, 10_000),
  }),
  "/settings": address("setting.read", { q: text, group: oneOf(...settingGroups), open: text, show: oneOf("draft") }),
  "/content": address("content.edit", { q: text, kind: oneOf(...contentKinds), open: text, begin: oneOf(...contentKinds) }),
  "/operation": address("operation.manage", {}),
  "/audit": address("audit.read", { subject: text, action: text, staff: code, after: place }),
} as const;

export type Path = keyof typeof paths;
export type PathSearch<P extends Path> = SearchOf<(typeof paths)[P]["search"]>;

const names = keysOf(paths);

/** The page an address below /console belongs to; null for none. */
export function pathOf(pathname: string): Path | null {
  const tidy = pathname.length > 1 ? pathname.replace(/\/$/, "") : "/";
  return names.find((name) => name === tidy) ?? null;
}
