import * as contract from "@sihai/contract/note";
import { ok, refuse } from "@sihai/domain";
import { mayNote } from "@sihai/domain/note";
import { anyStaff, type Route, route } from "#platform";
import { assignSubject } from "./assign-subject.service.ts";
import { colleaguesFor } from "./colleagues.store.ts";
import { readMarks, readNotes } from "./read-notes.service.ts";
import { strikeNote, writeNote } from "./write-note.service.ts";

/** Every member of staff may call; what of depends on the kind of thing, and one they may not find is as if there were none (rule B-30). */
export const noteRoutes: Route[] = [
  route(contract.readNotes, {
    allow: anyStaff,
    handle: async ({ deps, query, who }) => ok({ subjects: await readNotes(deps.db, { ...query, ...who }) }),
  }),
  route(contract.readMarks, {
    allow: anyStaff,
    handle: async ({ deps, query, who }) => ok({ marks: await readMarks(deps.db, { ...query, ...who }) }),
  }),
  route(contract.listColleagues, {
    allow: anyStaff,
    handle: async ({ deps, query, who, now }) => {
      const mayAsk = mayNote(query.kind, who.permissions);
      return ok({ colleagues: mayAsk ? await colleaguesFor(deps.db, query.kind, deps.settings.at(now)) : [] });
    },
  }),
  route(contract.writeNote, {
    allow: anyStaff,
    handle: async ({ deps, body, who, now, once }) =>
      mayNote(body.kind, who.permissions) ? writeNote(deps, { ...body, staffId: who.staffId, now, once }) : notFound,
  }),
  route(contract.strikeNote, {
    allow: anyStaff,
    handle: async ({ deps, body, who, now, once }) =>
      mayNote(body.kind, who.permissions) ? strikeNote(deps, { ...body, staffId: who.staffId, now, once }) : notFound,
  }),
  route(contract.assignSubject, {
    allow: anyStaff,
    handle: async ({ deps, body, who, now, once }) =>
      mayNote(body.kind, who.permissions)
        ? assignSubject(deps, { ...body, text: body.text ?? "", staffId: who.staffId, now, once })
        : notFound,
  }),
];

const notFound = refuse({ code: "NOTE_SUBJECT_NOT_FOUND" as const });
