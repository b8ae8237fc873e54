import { outletCellMost, outletColumns } from "@sihai/domain/freight/rate-cards";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, localText } from "../fields.ts";
import { csvFile } from "./fields.ts";

const outletCode = z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/));

/** Where parcels of a pickup line can be fetched; `changedBy` null: as the operator's file has it. */
export const listOutlets = endpoint({
  method: "GET",
  path: "/staff/freight/outlets",
  summary: "Pickup outlets, closed ones too, and the lines they can belong to",
  data: z.object({
    outlets: z.array(
      z.object({
        code: z.string(),
        lineId: z.string(),
        country: z.string(),
        city: localText,
        name: localText,
        address: localText,
        phone: z.string(),
        hours: z.string(),
        lat: z.number(),
        lng: z.number(),
        closed: z.boolean(),
        changedBy: z.nullable(z.string()),
        changedAt: z.nullable(instant),
      }),
    ),
    lines: z.array(z.object({ lineId: z.string(), name: localText })),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});

const cell = z.string().check(z.trim(), z.maxLength(outletCellMost));
/** An outlet as outlets.csv holds it, cell by cell. */
const outletCells = z.strictObject({
  code: cell,
  line_id: cell,
  country: cell,
  city_zh: cell,
  city_en: cell,
  name_zh: cell,
  name_en: cell,
  address_zh: cell,
  address_en: cell,
  phone: cell,
  hours: cell,
  lat: cell,
  lng: cell,
});

export const saveOutlet = endpoint({
  method: "POST",
  path: "/staff/freight/outlet",
  summary: "Add a pickup outlet, or change one",
  body: z.strictObject({ cells: outletCells, isNew: z.boolean() }),
  data: z.object({ code: z.string() }),
  refusals: ["OUTLET_INVALID", "OUTLET_CODE_TAKEN", "OUTLET_NOT_FOUND", "ROUTES_UNAVAILABLE"],
  once: true,
});

/** No cell of it can run as a formula in a spreadsheet. */
export const exportOutlets = endpoint({
  method: "GET",
  path: "/staff/freight/outlets-file",
  summary: "All pickup outlets as a CSV file",
  data: z.object({ text: z.string() }),
});

/** Changes nothing. Refused whole, with every cell that is wrong, by row. */
export const compareOutlets = endpoint({
  method: "POST",
  path: "/staff/freight/outlets-compare",
  summary: "What a CSV file of outlets would add and change",
  body: z.strictObject({ text: csvFile }),
  data: z.object({
    changes: z.array(
      z.object({
        code: z.string(),
        isNew: z.boolean(),
        cells: z.array(z.object({ column: z.enum(outletColumns), before: z.string(), after: z.string() })),
      }),
    ),
    same: z.int(),
  }),
  refusals: ["OUTLET_INVALID", "ROUTES_UNAVAILABLE"],
});

/** Outlets the file does not name stay as they are, closed ones stay closed. `changes`: how many were shown; another number is refused. */
export const importOutlets = endpoint({
  method: "POST",
  path: "/staff/freight/outlets-import",
  summary: "Add and change outlets by a CSV file, all or none",
  body: z.strictObject({ text: csvFile, changes: z.int().check(z.minimum(1)) }),
  data: z.object({ saved: z.int() }),
  refusals: ["OUTLET_INVALID", "OUTLETS_OTHER_CHANGES", "ROUTES_UNAVAILABLE"],
  once: true,
});

/** Closed to new parcels; those on their way are still fetched there. */
export const closeOutlet = endpoint({
  method: "POST",
  path: "/staff/freight/outlet-close",
  summary: "Close a pickup outlet to new parcels, or open it again",
  body: z.strictObject({ code: outletCode, closed: z.boolean() }),
  data: z.null(),
  refusals: ["OUTLET_NOT_FOUND"],
  once: true,
});
