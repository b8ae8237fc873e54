import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { settingValue } from "./fields.ts";

/** Long, and needed by few pages: apart from the other rules. Read with `readSettings(placeListNames, lists)` of the domain. */
export const readPlaces = endpoint({
  method: "GET",
  path: "/settings/places",
  summary: "The countries and states addresses can be in",
  data: z.object({ lists: z.record(z.string(), settingValue) }),
});
