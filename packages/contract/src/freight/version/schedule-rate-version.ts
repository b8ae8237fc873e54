import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { calendarDay } from "../fields.ts";
import { versionId } from "./versions-fields.ts";

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
