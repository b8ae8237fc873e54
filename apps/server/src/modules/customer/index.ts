import * as contract from "@sihai/contract/customer";
import { type Module, route, staffMay } from "#platform";
import { readCustomer } from "./read-customer.service.ts";

export const customerModule: Module = {
  name: "customer",
  routes: [
    route(contract.readCustomer, {
      allow: staffMay("customer.read"),
      handle: ({ deps, query, now }) => readCustomer(deps, { customer: query.customer, now }),
    }),
  ],
};
