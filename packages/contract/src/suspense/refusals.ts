import * as z from "zod/mini";
import { amount } from "../fields.ts";

/** Refusals of the desk for money that arrived wrong: numeric state of the envelope and HTTP status. */
export const suspenseRefusals = {
  SUSPENSE_NOT_FOUND: { state: 43001, status: 404 },
  SUSPENSE_STATE_REFUSED: { state: 43002, status: 409 },
  SUSPENSE_NOT_PAYABLE: { state: 43003, status: 409 },
  SUSPENSE_NOT_ENOUGH: { state: 43004, status: 409, facts: z.object({ lacks: amount }) },
  SUSPENSE_OWNER_UNKNOWN: { state: 43005, status: 409 },
  SUSPENSE_SAME_PERSON: { state: 43006, status: 403 },
  SUSPENSE_SEEN_CHANGED: { state: 43007, status: 409 },
  SUSPENSE_TAKEN_BACK: { state: 43008, status: 409 },
  SUSPENSE_BANK_NUMBER_NEEDED: { state: 43009, status: 400 },
} as const;
