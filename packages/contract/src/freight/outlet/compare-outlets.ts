import { outletColumns } from "@sihai/domain/freight/rate-cards";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { csvFile } from "../fields.ts";

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
  repeats: "reads",
});
