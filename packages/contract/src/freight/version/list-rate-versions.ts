import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { calendarDay } from "../fields.ts";
import { versionRow } from "./versions-fields.ts";

export const listRateVersions = endpoint({
  method: "GET",
  path: "/staff/freight/versions",
  summary: "Every price list, the latest first, and which is in force",
  data: z.object({ list: z.array(versionRow), today: calendarDay }),
});
