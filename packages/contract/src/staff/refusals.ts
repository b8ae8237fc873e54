import * as z from "zod/mini";

/** Refusals of the staff calls: numeric state of the envelope and HTTP status. */
export const staffRefusals = {
  STAFF_LOGIN_WRONG: { state: 70001, status: 400 },
  TOO_MANY_FILTERS: { state: 70003, status: 409, facts: z.object({ most: z.int() }) },
  STAFF_LOGIN_LOCKED: { state: 70002, status: 423, facts: z.object({ minutes: z.int() }) },
} as const;
