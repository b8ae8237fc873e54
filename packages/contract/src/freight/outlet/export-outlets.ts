import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

/** No cell of it can run as a formula in a spreadsheet. */
export const exportOutlets = endpoint({
  method: "GET",
  path: "/staff/freight/outlets-file",
  summary: "All pickup outlets as a CSV file",
  data: z.object({ text: z.string() }),
});
