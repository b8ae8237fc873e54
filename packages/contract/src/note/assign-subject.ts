import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { colleague, noteSubject } from "./fields.ts";

/**
 * Gives a thing into a colleague's care, or into nobody's. `was`: whose it was when the caller looked; when somebody else was faster it
 * is refused, so that nobody takes it from a third without knowing.
 */
export const assignSubject = endpoint({
  method: "POST",
  path: "/staff/notes/assign",
  summary: "Assign a customer, a thing or a case to a colleague",
  body: z.strictObject({ ...noteSubject, to: z.nullable(id), was: z.nullable(id), text: z.optional(text(1000, 0)) }),
  data: z.object({ assignee: z.nullable(colleague) }),
  refusals: ["NOTE_SUBJECT_NOT_FOUND", "COLLEAGUE_NOT_FOUND", "ASSIGNED_MEANWHILE", "ASSIGNMENT_UNCHANGED"],
  once: true,
});
