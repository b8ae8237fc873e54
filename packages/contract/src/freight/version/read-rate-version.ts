import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { localText } from "../../fields.ts";
import { calendarDay } from "../fields.ts";
import { rateCardFileNames, seen, versionId, versionRow } from "./versions-fields.ts";

const cellChange = z.object({
  file: z.enum(rateCardFileNames),
  row: z.string(),
  column: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** What a version changes against the one in force before its first day; `from`: the day a draft might begin, the proposed one when none is named. */
export const readRateVersion = endpoint({
  method: "GET",
  path: "/staff/freight/version",
  summary: "One price list and what it changes, cell by cell",
  query: seen,
  data: z.object({
    version: versionRow,
    against: versionId,
    lines: z.int(),
    changes: z.array(
      z.object({
        lineId: z.string(),
        name: localText,
        kind: z.enum(["added", "removed", "changed"]),
        cells: z.array(cellChange),
      }),
    ),
    /** Whether the caller may set its day, and if not, why. */
    maySchedule: z.enum(["yes", "alone", "own", "state"]),
    mayWithdraw: z.boolean(),
    /** The first day that can still be chosen. */
    earliestDay: calendarDay,
    /** The day proposed for a draft: after the list it was made from has begun. */
    day: calendarDay,
  }),
  refusals: ["RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});
