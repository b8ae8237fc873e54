import * as z from "zod/mini";

/** Refusals of membership: numeric state of the envelope and HTTP status. */
export const membershipRefusals = {
  BIRTHDAY_WRONG: { state: 54101, status: 400 },
  BIRTHDAY_STAYS: { state: 54102, status: 409, facts: z.object({ until: z.iso.date() }) },
} as const;
