import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { csvFile } from "../fields.ts";

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
