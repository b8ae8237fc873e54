import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { historyStep, language } from "../fields.ts";
import { consultMessage, consultNo, consultRating, consultSummary, speedyView, subjectView } from "./fields.ts";

export const readConsultAsStaff = endpoint({
  method: "GET",
  path: "/staff/consult/detail",
  summary: "One consultation with everything said, for whoever answers it",
  query: z.strictObject({ consultNo }),
  data: z.extend(z.omit(consultSummary, { subject: true, last: true }), {
    subject: z.nullable(subjectView),
    customerMark: z.string(),
    customerName: z.string(),
    /** The language its customer reads. */
    language,
    /** Who wrote an answer is for colleagues alone. */
    messages: z.array(z.extend(consultMessage, { author: z.nullable(z.string()) })),
    steps: z.array(historyStep),
    speedy: z.nullable(speedyView),
    rating: z.nullable(consultRating),
    may: z.object({ take: z.boolean(), answer: z.boolean() }),
  }),
  refusals: ["CONSULT_NOT_FOUND"],
});
