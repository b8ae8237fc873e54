import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../fields.ts";

/** `gone`: its time is over and the file is removed. */
export const dataCopyStates = ["making", "ready", "gone"] as const;

export const listDataCopies = endpoint({
  method: "GET",
  path: "/user/data/copies",
  summary: "Copies of one’s data asked for, the latest first",
  data: z.object({
    list: z.array(
      z.object({
        id,
        state: z.enum(dataCopyStates),
        askedAt: instant,
        /** Until then it can be downloaded. */
        keptUntil: z.nullable(instant),
        bytes: z.nullable(z.int()),
        /** Pictures that did not fit in. */
        leftOut: z.int(),
      }),
    ),
    /** One a day, by the calendar of Beijing. */
    mayAsk: z.boolean(),
  }),
});
