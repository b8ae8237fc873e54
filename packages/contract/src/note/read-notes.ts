import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { colleague, noteSubject, noteSubjects, staffNote } from "./fields.ts";

/** Notes and assignments of things, the oldest first, struck ones too. Things the caller may not find are left out as if there were none. */
export const readNotes = endpoint({
  method: "GET",
  path: "/staff/notes",
  summary: "Notes of staff on customers, things and cases, and whose business they are",
  query: z.strictObject({ subjects: noteSubjects }),
  data: z.object({
    subjects: z.array(z.object({ ...noteSubject, assignee: z.nullable(colleague), notes: z.array(staffNote) })),
  }),
});
