import { consultStates } from "@sihai/domain/consult";
import * as z from "zod/mini";
import { instant } from "../fields.ts";

/** Refusals of consultations and saved replies: numeric state of the envelope and HTTP status. */
export const consultRefusals = {
  CONSULT_NOT_FOUND: { state: 39001, status: 404 },
  CONSULT_SUBJECT_NOT_FOUND: { state: 39002, status: 404 },
  CONSULT_SUBJECT_WRONG: { state: 39003, status: 400 },
  CONSULT_PICTURE_NOT_FOUND: { state: 39004, status: 400 },
  CONSULT_TOO_MANY: { state: 39005, status: 409, facts: z.object({ maximum: z.int() }) },
  CONSULT_STATE_REFUSED: { state: 39006, status: 409, facts: z.object({ from: z.enum(consultStates) }) },
  CONSULT_REOPEN_TOO_LATE: { state: 39007, status: 409, facts: z.object({ until: instant }) },
  CONSULT_RATED_ALREADY: { state: 39008, status: 409 },
  CONSULT_SPEEDY_ALREADY: { state: 39009, status: 409 },
  CONSULT_MORE_WAS_SAID: { state: 39010, status: 409 },
  CONSULT_TAKEN: { state: 39011, status: 409, facts: z.object({ by: z.string() }) },
  REPLY_NOT_FOUND: { state: 39012, status: 404 },
  REPLY_CHANGED: { state: 39013, status: 409 },
  CONSULT_SPEEDY_NOT_SOONER: { state: 39014, status: 409, facts: z.object({ until: instant }) },
} as const;
