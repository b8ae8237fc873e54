import { periodStates } from "@sihai/domain/books";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";

export const listPeriods = endpoint({
  method: "GET",
  path: "/staff/books/periods",
  summary: "The months of the books, the latest first",
  data: z.object({
    list: z.array(
      z.object({
        month: z.string(),
        state: z.enum(periodStates),
        /** It has ended, so that it can be closed. */
        isOver: z.boolean(),
        reason: z.string(),
        askedBy: z.string(),
        byMe: z.boolean(),
        askedAt: z.nullable(instant),
        confirmedBy: z.string(),
        confirmedAt: z.nullable(instant),
      }),
    ),
  }),
});
