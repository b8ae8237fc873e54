import * as contract from "@sihai/contract/dashboard";
import { ok } from "@sihai/domain";
import { anyStaff, everyone, type Route, route, staffMay } from "#platform";
import { freightFigures, parcelsOfFigure } from "./figures.service.ts";
import { readHandover } from "./read-handover.service.ts";
import { measuredCsv, readMeasured } from "./read-measured.service.ts";

export const dashboardRoutes: Route[] = [
  route(contract.readMeasured, {
    allow: everyone,
    sharedSeconds: 600,
    mayUseStandby: true,
    handle: ({ deps, now }) => readMeasured(deps, now),
  }),
  route(contract.measuredFile, {
    allow: everyone,
    limits: { perMinute: 30, by: "ip" },
    mayUseStandby: true,
    async handle({ deps, now, sendFile }) {
      const read = await readMeasured(deps, now);
      if (!read.ok) return read;
      sendFile({ mimeType: "text/csv; charset=utf-8", bytes: measuredCsv(read.value), cacheSeconds: 600, isPublic: true });
      return ok(null);
    },
  }),
  route(contract.readFreightFigures, {
    allow: staffMay("parcel.read"),
    mayUseStandby: true,
    handle: ({ deps, now }) => freightFigures(deps, now),
  }),
  route(contract.readHandover, {
    allow: anyStaff,
    handle: ({ deps, query, who }) => readHandover(deps.db, query.staffId ?? who.staffId, who.permissions),
  }),
  route(contract.listFigureParcels, {
    allow: staffMay("parcel.read"),
    mayUseStandby: true,
    handle: ({ deps, query, now }) => {
      const { line, state, age, month, timely, page = 1 } = query;
      return parcelsOfFigure(deps, { line, state, age, month, timely, page, now });
    },
  }),
];
