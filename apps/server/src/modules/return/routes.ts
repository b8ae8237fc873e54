import * as contract from "@sihai/contract/return";
import { type Route, route, users } from "#platform";
import { applyForReturn } from "./apply.service.ts";
import { cancelReturn } from "./cancel-return.service.ts";
import { listReturns, readOptions } from "./read-returns.service.ts";

export const returnRoutes: Route[] = [
  route(contract.returnOptions, {
    allow: users,
    handle: ({ deps, query, who, now }) => readOptions(deps, who.userId, query.orderNo, now),
  }),
  route(contract.applyForReturn, {
    allow: users,
    handle: ({ deps, body, who, now, once }) =>
      applyForReturn(deps, { ...body, wanted: body.wanted ?? "", photos: body.photos ?? [], userId: who.userId, now, once }),
  }),
  route(contract.listReturns, {
    allow: users,
    mayUseStandby: true,
    handle: ({ deps, query, who }) => listReturns(deps, who.userId, query.orderNo),
  }),
  route(contract.cancelReturn, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => cancelReturn(deps, { ...body, userId: who.userId, now, once }),
  }),
];
