import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { noteSubject } from "./fields.ts";

/** Customers never see it. It stands as written; its author may strike it. */
export const writeNote = endpoint({
  method: "POST",
  path: "/staff/notes",
  summary: "Write a note for colleagues",
  body: z.strictObject({ ...noteSubject, text: text(1000) }),
  data: z.object({ noteId: id }),
  refusals: ["NOTE_SUBJECT_NOT_FOUND"],
  once: true,
});
