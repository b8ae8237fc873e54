import * as contract from "@sihai/contract/dashboard";
import { anyStaff, type Route, route, staffMay } from "#platform";
import { freightFigures, parcelsOfFigure } from "./figures.service.ts";
import { readHandover } from "./read-handover.service.ts";

export const dashboardRoutes: Route[] = [
  route(contract.readFreightFigures, { allow: staffMay("parcel.read"), handle: ({ deps, now }) => freightFigures(deps, now) }),
  route(contract.readHandover, {
    allow: anyStaff,
    handle: ({ deps, query, who }) => readHandover(deps.db, query.staffId ?? who.staffId, who.permissions),
  }),
  route(contract.listFigureParcels, {
    allow: staffMay("parcel.read"),
    handle: ({ deps, query, now }) => {
      const { line, state, age, month, timely, page = 1 } = query;
      return parcelsOfFigure(deps, { line, state, age, month, timely, page, now });
    },
  }),
];
