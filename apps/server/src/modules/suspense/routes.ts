import * as contract from "@sihai/contract/suspense";
import { type Route, route, users } from "#platform";
import { readSuspended } from "./read-suspended.service.ts";

export const suspenseRoutes: readonly Route[] = [
  route(contract.listSuspended, {
    allow: users,
    handle: ({ deps, who, now }) => readSuspended(deps, { userId: who.userId, now }),
  }),
];
