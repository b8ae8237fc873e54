import * as z from "zod/mini";

/** Refusals of notes and assignments: numeric state of the envelope and HTTP status. */
export const noteRefusals = {
  NOTE_SUBJECT_NOT_FOUND: { state: 70010, status: 404 },
  NOTE_NOT_FOUND: { state: 70011, status: 404 },
  NOTE_OF_COLLEAGUE: { state: 70012, status: 409, facts: z.object({ by: z.string() }) },
  COLLEAGUE_NOT_FOUND: { state: 70013, status: 404 },
  ASSIGNED_MEANWHILE: { state: 70014, status: 409, facts: z.object({ to: z.string() }) },
  ASSIGNMENT_UNCHANGED: { state: 70015, status: 409 },
} as const;
