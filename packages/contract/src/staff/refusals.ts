import * as z from "zod/mini";

/** Refusals of the staff calls: numeric state of the envelope and HTTP status. */
export const staffRefusals = {
  STAFF_LOGIN_WRONG: { state: 70001, status: 400 },
  TOO_MANY_FILTERS: { state: 70003, status: 409, facts: z.object({ most: z.int() }) },
  STAFF_LOGIN_LOCKED: { state: 70002, status: 423, facts: z.object({ minutes: z.int() }) },
  STAFF_CODE_NEEDED: { state: 70004, status: 403 },
  STAFF_CODE_WRONG: { state: 70005, status: 400 },
  STAFF_FACTOR_ON: { state: 70006, status: 409 },
  STAFF_PASSWORD_WRONG: { state: 70007, status: 400 },
  STAFF_NOT_FOUND: { state: 70008, status: 404 },
  STAFF_KNOWN_ALREADY: { state: 70009, status: 409 },
  STAFF_WITHOUT_MAIL: { state: 70020, status: 409 },
  STAFF_OWN_ADMIN: { state: 70021, status: 409 },
  STAFF_LAST_ADMIN: { state: 70022, status: 409 },
  STAFF_GIVES_MORE: { state: 70024, status: 403 },
  STAFF_ROLE_CLOSED: { state: 70025, status: 409 },
  STAFF_OWN_ACCOUNT: { state: 70023, status: 409 },
} as const;
