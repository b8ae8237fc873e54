import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { noteSubject } from "./fields.ts";

/** Crosses a note out; it stays to be read. Only its author may. */
export const strikeNote = endpoint({
  method: "POST",
  path: "/staff/notes/strike",
  summary: "Strike one’s own note",
  body: z.strictObject({ ...noteSubject, noteId: id }),
  data: z.object({ noteId: id }),
  refusals: ["NOTE_SUBJECT_NOT_FOUND", "NOTE_NOT_FOUND", "NOTE_OF_COLLEAGUE"],
  once: true,
});
