import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";
import { consultSubject, consultTitle, consultTypeField, written } from "./fields.ts";

export const submitConsult = endpoint({
  method: "POST",
  path: "/consult/submit",
  summary: "Ask us something, about one of my things or in general",
  body: z.strictObject({
    type: consultTypeField,
    subject: z.nullable(consultSubject),
    title: consultTitle,
    ...written,
  }),
  data: z.object({ consultNo: z.string(), dueAt: instant }),
  refusals: ["CONSULT_SUBJECT_WRONG", "CONSULT_SUBJECT_NOT_FOUND", "CONSULT_PICTURE_NOT_FOUND", "CONSULT_TOO_MANY"],
  once: true,
});
