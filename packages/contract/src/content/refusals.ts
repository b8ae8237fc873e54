import * as z from "zod/mini";
import { agreementNames } from "./agreements-seen.ts";
import { contentProblem } from "./piece.ts";

/** Refusals of the calls that keep texts: numeric state of the envelope and HTTP status. */
export const contentRefusals = {
  CONTENT_WRONG: { state: 82001, status: 422, facts: z.object({ count: z.int(), problems: z.array(contentProblem) }) },
  CONTENT_TIME_WRONG: { state: 82002, status: 400 },
  CONTENT_UNCHANGED: { state: 82003, status: 409 },
  CONTENT_NOT_FOUND: { state: 82004, status: 404 },
  CONTENT_STATE_REFUSED: { state: 82005, status: 409 },
  AGREEMENT_NOTICE: { state: 82006, status: 400, facts: z.object({ days: z.int() }) },
  AGREEMENT_KEPT: { state: 82007, status: 409 },
  AGREEMENT_CHANGED: { state: 82008, status: 409, facts: z.object({ agreements: z.array(z.enum(agreementNames)) }) },
} as const;
