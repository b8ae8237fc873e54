import { claimObstacles, claimStates } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { amount } from "../fields.ts";

/** Refusals of the claim calls: numeric state of the envelope and HTTP status. */
export const claimRefusals = {
  CLAIM_NOT_FOUND: { state: 38001, status: 404 },
  CLAIM_NOT_POSSIBLE: { state: 38002, status: 409, facts: z.object({ obstacle: z.enum(claimObstacles) }) },
  CLAIM_STATE_REFUSED: { state: 38003, status: 409, facts: z.object({ from: z.enum(claimStates), to: z.enum(claimStates) }) },
  CLAIM_OPEN_ALREADY: { state: 38004, status: 409 },
  CLAIM_ITEMS_WRONG: { state: 38005, status: 400 },
  CLAIM_AMOUNT_REFUSED: { state: 38006, status: 400, facts: z.object({ maximum: amount }) },
  CLAIM_PHOTO_NOT_FOUND: { state: 38007, status: 400 },
  CLAIM_PHOTO_MISSING: { state: 38008, status: 400 },
  CLAIM_OFFER_CHANGED: { state: 38009, status: 409 },
  CLAIM_SAME_PERSON: { state: 38010, status: 403 },
} as const;
