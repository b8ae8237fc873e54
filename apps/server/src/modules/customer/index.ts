import * as contract from "@sihai/contract/customer";
import { type Module, route, staffMay } from "#platform";
import {
  decideLostMailbox,
  listLostMailboxes,
  openLostMailboxPaper,
  resumeCustomer,
  stopCustomer,
  unlockCustomer,
} from "../identity/index.ts";
import { readCustomer } from "./read-customer.service.ts";
import { listCustomerRows, readCustomerFigures } from "./read-file.service.ts";

const record = staffMay("customer.record");

export const customerModule: Module = {
  name: "customer",
  routes: [
    route(contract.readCustomer, {
      allow: staffMay("customer.read"),
      handle: ({ deps, query, now }) => readCustomer(deps, { customer: query.customer, now }),
    }),
    route(contract.readCustomerFigures, {
      allow: staffMay("customer.read"),
      handle: ({ deps, query, who }) => readCustomerFigures(deps, query.userId, who.permissions),
    }),
    route(contract.listCustomerRows, {
      allow: staffMay("customer.read"),
      mayUseStandby: true,
      handle: ({ deps, query: { userId, section, isAll, page = 1 }, who, language }) =>
        listCustomerRows(deps, { userId, section, isAll: isAll === "yes", page }, { permissions: who.permissions, language }),
    }),
    route(contract.listLostMailboxes, {
      allow: staffMay("customer.read"),
      handle: ({ deps, query }) => listLostMailboxes(deps, query.after),
    }),
    route(contract.decideLostMailbox, {
      allow: record,
      handle: ({ deps, body, who, now, once }) => decideLostMailbox(deps, { ...body, staffId: who.staffId, now, once }),
    }),
    route(contract.openLostMailboxPaper, {
      allow: record,
      handle: ({ deps, body, who, now }) => openLostMailboxPaper(deps, { ...body, staffId: who.staffId, now }),
    }),
    route(contract.stopCustomer, {
      allow: record,
      handle: ({ deps, body, who, now, once }) => stopCustomer(deps, { ...body, staffId: who.staffId, now, once }),
    }),
    route(contract.resumeCustomer, {
      allow: record,
      handle: ({ deps, body, who, now, once }) => resumeCustomer(deps, { ...body, staffId: who.staffId, now, once }),
    }),
    route(contract.unlockCustomer, {
      allow: record,
      handle: ({ deps, body, who, now, once }) => unlockCustomer(deps, { ...body, staffId: who.staffId, now, once }),
    }),
  ],
};
