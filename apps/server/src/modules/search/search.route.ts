import * as contract from "@sihai/contract/search";
import { ok } from "@sihai/domain";
import { anyStaff, route } from "#platform";
import { searchEverything } from "./search-everything.service.ts";

export const searchRoute = route(contract.searchEverything, {
  allow: anyStaff,
  mayUseStandby: true,
  handle: async ({ deps, query, who }) => ok({ found: await searchEverything(deps.db, query.q, who.permissions) }),
});
