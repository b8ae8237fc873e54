import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { historyStep, instant } from "../fields.ts";
import { consultMessage, consultNo, consultRating, consultSummary, speedyView, subjectView } from "./fields.ts";

export const readConsult = endpoint({
  method: "GET",
  path: "/consult/detail",
  summary: "One question of mine, with everything said",
  query: z.strictObject({ consultNo }),
  data: z.extend(z.omit(consultSummary, { subject: true, last: true }), {
    subject: z.nullable(subjectView),
    messages: z.array(consultMessage),
    steps: z.array(historyStep),
    speedy: z.nullable(speedyView),
    rating: z.nullable(consultRating),
    /** When it closes by itself; null where it does not. */
    closesAt: z.nullable(instant),
    /** Until when it can be taken up again; null where it cannot. */
    reopenBefore: z.nullable(instant),
    may: z.object({
      write: z.boolean(),
      cancel: z.boolean(),
      close: z.boolean(),
      reopen: z.boolean(),
      rate: z.boolean(),
      speedUp: z.boolean(),
    }),
  }),
  refusals: ["CONSULT_NOT_FOUND"],
});
