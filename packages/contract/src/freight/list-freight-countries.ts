import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { localText } from "../fields.ts";

/** Destinations in the order buyers use them. */
export const listFreightCountries = endpoint({
  method: "GET",
  path: "/freight/countries",
  summary: "Countries that can be sent to",
  data: z.object({ countries: z.array(z.object({ code: z.string(), name: localText, lines: z.int() })) }),
  refusals: ["ROUTES_UNAVAILABLE"],
});
