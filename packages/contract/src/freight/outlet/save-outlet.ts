import { outletCellMost } from "@sihai/domain/freight/rate-cards";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

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
