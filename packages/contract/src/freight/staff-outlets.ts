import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { bothLanguages, instant } from "../fields.ts";

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
        city: bothLanguages,
        name: bothLanguages,
        address: bothLanguages,
        phone: z.string(),
        hours: z.string(),
        lat: z.number(),
        lng: z.number(),
        closed: z.boolean(),
        changedBy: z.nullable(z.string()),
        changedAt: z.nullable(instant),
      }),
    ),
    lines: z.array(z.object({ lineId: z.string(), name: bothLanguages })),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});

const cell = z.string().check(z.trim(), z.maxLength(200));
/** An outlet as outlets.csv holds it, cell by cell. */
const outletCells = z.strictObject({
  code: cell,
  line_id: cell,
  country: cell,
  city_cn: cell,
  city_en: cell,
  name_cn: cell,
  name_en: cell,
  address_cn: cell,
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
