import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { noteSubject, noteSubjects } from "./fields.ts";

/** For a list: which of its rows are somebody's business, and how many notes stand on them. Rows without either are left out. */
export const readMarks = endpoint({
  method: "GET",
  path: "/staff/notes/marks",
  summary: "Which rows of a list are assigned or have notes",
  query: z.strictObject({ subjects: noteSubjects }),
  data: z.object({
    marks: z.array(z.object({ ...noteSubject, assignee: z.nullable(z.string()), notes: z.int() })),
  }),
});
