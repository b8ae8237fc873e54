import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, localText, text } from "../fields.ts";
import { calendarDay, cellError, csvFile } from "./fields.ts";

/** The number of a price list; "0" is the one in the operator's files. */
const versionId = id;
export const rateCardFileNames = ["lines", "tariffs", "surcharges", "performance"] as const;
const note = text(200);
const seen = z.strictObject({ versionId, from: z.optional(calendarDay) });

export const versionRow = z.object({
  versionId,
  state: z.enum(["draft", "scheduled", "withdrawn"]),
  /** In force today, by Beijing's calendar. */
  isInForce: z.boolean(),
  /** It began before; another has followed. */
  isOver: z.boolean(),
  note: z.string(),
  basedOn: versionId,
  importedBy: z.nullable(z.string()),
  importedAt: z.nullable(instant),
  takesEffectOn: z.nullable(z.string()),
  scheduledBy: z.nullable(z.string()),
  scheduledAt: z.nullable(instant),
  checkedAlone: z.boolean(),
  withdrawnBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(instant),
});

export const listRateVersions = endpoint({
  method: "GET",
  path: "/staff/freight/versions",
  summary: "Every price list, the latest first, and which is in force",
  data: z.object({ list: z.array(versionRow), today: calendarDay }),
});

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

const compared = z.object({ packageId: z.string(), lineId: z.string(), before: cnyAmount, after: cnyAmount });

export const tryRateVersion = endpoint({
  method: "GET",
  path: "/staff/freight/version-trial",
  summary: "What the latest parcels would have cost on this price list",
  query: seen,
  data: z.object({
    parcels: z.int(),
    cheaper: z.int(),
    dearer: z.int(),
    same: z.int(),
    gone: z.int(),
    left: z.int(),
    totalBefore: cnyAmount,
    totalAfter: cnyAmount,
    bins: z.array(z.object({ fromBp: z.nullable(z.int()), toBp: z.nullable(z.int()), count: z.int() })),
    biggest: z.array(compared),
  }),
  refusals: ["RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});

/** No cell of these can run as a formula in a spreadsheet; importing them again gives the same price list. */
export const exportRateVersion = endpoint({
  method: "GET",
  path: "/staff/freight/version-files",
  summary: "A price list as CSV files",
  query: z.strictObject({ versionId }),
  data: z.object({ files: z.array(z.object({ name: z.enum(rateCardFileNames), text: z.string() })) }),
  refusals: ["RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});

/** Files that are not given are taken from the version it is based on. Refused whole, with every cell that is wrong. */
export const importRateVersion = endpoint({
  method: "POST",
  path: "/staff/freight/import",
  summary: "Make a draft of a price list from CSV files",
  body: z.strictObject({
    basedOn: z.optional(versionId),
    files: z.strictObject({
      lines: z.optional(csvFile),
      tariffs: z.optional(csvFile),
      surcharges: z.optional(csvFile),
      performance: z.optional(csvFile),
    }),
    note,
  }),
  data: z.object({ versionId }),
  refusals: ["RATE_CARDS_INVALID", "RATE_CARDS_UNCHANGED", "RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
  once: true,
});

export const scheduleRateVersion = endpoint({
  method: "POST",
  path: "/staff/freight/schedule",
  summary: "Put a checked price list in force from a day on",
  body: z.strictObject({ versionId, from: calendarDay }),
  data: z.null(),
  refusals: [
    "RATE_VERSION_NOT_FOUND",
    "RATE_VERSION_STATE_REFUSED",
    "RATE_VERSION_OWN",
    "RATE_VERSION_DAY_PAST",
    "RATE_VERSION_DAY_TAKEN",
  ],
  once: true,
});

export const withdrawRateVersion = endpoint({
  method: "POST",
  path: "/staff/freight/withdraw",
  summary: "Take back a price list that has not begun",
  body: z.strictObject({ versionId }),
  data: z.null(),
  refusals: ["RATE_VERSION_NOT_FOUND", "RATE_VERSION_STATE_REFUSED"],
  once: true,
});

const cells = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(2_000)));
/** A line as a form holds it: the cells of its rows in the four files, by column. */
export const lineCells = z.object({
  line: cells,
  tariffs: z.array(cells).check(z.maxLength(60)),
  surcharges: z.array(cells).check(z.maxLength(20)),
  performance: z.array(cells).check(z.maxLength(1)),
});

export const readLineCells = endpoint({
  method: "GET",
  path: "/staff/freight/line-cells",
  summary: "The lines of a price list, and one of them as a form",
  query: z.strictObject({ lineId: z.optional(z.string().check(z.maxLength(80))) }),
  data: z.object({
    version: versionId,
    lines: z.array(
      z.object({
        lineId: z.string(),
        name: localText,
        service: z.string(),
        countries: z.int(),
        validFrom: calendarDay,
        validTo: z.nullable(calendarDay),
      }),
    ),
    cells: z.nullable(lineCells),
    /** The price over weight as it is now. */
    points: z.array(z.object({ grams: z.int(), amount: cnyAmount })),
    stepped: z.boolean(),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});

/** Answers at every keystroke: what is wrong, or the price over weight. */
export const checkLineCells = endpoint({
  method: "POST",
  path: "/staff/freight/line-check",
  summary: "Check a line of a form without keeping it",
  body: z.strictObject({ cells: lineCells }),
  data: z.object({
    errors: z.array(cellError),
    points: z.array(z.object({ grams: z.int(), amount: cnyAmount })),
    stepped: z.boolean(),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});

export const draftLine = endpoint({
  method: "POST",
  path: "/staff/freight/line-draft",
  summary: "Make a draft of a price list with one line changed or added",
  body: z.strictObject({ cells: lineCells, note }),
  data: z.object({ versionId }),
  refusals: ["RATE_CARDS_INVALID", "RATE_CARDS_UNCHANGED", "ROUTES_UNAVAILABLE", "RATE_VERSION_NOT_FOUND"],
  once: true,
});
