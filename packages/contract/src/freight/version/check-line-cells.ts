import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount } from "../../fields.ts";
import { cellError } from "../fields.ts";
import { lineCells } from "./versions-fields.ts";

/** Answers at every keystroke: what is wrong, or the price over weight. */
export const checkLineCells = endpoint({
  method: "POST",
  path: "/staff/freight/line-check",
  summary: "Check a line of a form without keeping it",
  body: z.strictObject({ cells: lineCells }),
  data: z.object({
    errors: z.array(cellError),
    points: z.array(z.object({ grams: z.int(), amount: cnyAmount })),
    stepped: z.boolean(),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
  repeats: "reads",
});
