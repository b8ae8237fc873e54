import { type NoteSubject, noteSubjectKinds } from "@sihai/domain/note";
import * as z from "zod/mini";
import { id, instant } from "../fields.ts";

/** How many things are asked about at once. */
const subjectsMost = 250;

const subjectNo = z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/));
/** A thing by its kind and the number staff know it by. */
export const noteSubject = { kind: z.enum(noteSubjectKinds), no: subjectNo };

const oneSubject = `(?:${noteSubjectKinds.join("|")}):[A-Z0-9-]{2,40}`;
/** Several in a query: `order:DG000000017,item:DG000000017-01`. */
export const noteSubjects = z.codec(
  z.string().check(z.regex(new RegExp(`^${oneSubject}(?:,${oneSubject}){0,${subjectsMost - 1}}$`))),
  z.custom<NoteSubject[]>(),
  {
    decode: (value) =>
      value.split(",").flatMap((each) => {
        const [name, no = ""] = each.split(":");
        const kind = noteSubjectKinds.find((one) => one === name);
        return kind ? [{ kind, no }] : [];
      }),
    encode: (subjects) => subjects.map(({ kind, no }) => `${kind}:${no}`).join(","),
  },
);

export const colleague = z.object({ staffId: id, name: z.string() });

/** What was written, and by whom. `assigned`: a colleague it was given to with these words, or null for whom it was taken back from. */
export const staffNote = z.object({
  noteId: id,
  text: z.string(),
  assigned: z.nullable(colleague),
  by: colleague,
  at: instant,
  /** Struck by its author, or an assignment that ended. */
  ended: z.nullable(z.object({ by: z.string(), at: instant })),
});
