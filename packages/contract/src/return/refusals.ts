import { returnObstacles, returnStates } from "@sihai/domain/return";
import * as z from "zod/mini";
import { amount } from "../fields.ts";

/** Refusals of the return calls: numeric state of the envelope and HTTP status. */
export const returnRefusals = {
  RETURN_NOT_FOUND: { state: 35001, status: 404 },
  RETURN_NOT_ELIGIBLE: { state: 35002, status: 409, facts: z.object({ itemNo: z.string(), obstacle: z.enum(returnObstacles) }) },
  RETURN_STATE_REFUSED: {
    state: 35003,
    status: 409,
    facts: z.object({ from: z.optional(z.enum(returnStates)), to: z.optional(z.enum(returnStates)) }),
  },
  RETURN_PHOTO_NOT_FOUND: { state: 35004, status: 400 },
  RETURN_WANTED_MISSING: { state: 35005, status: 400 },
  RETURN_REFUND_TOO_HIGH: { state: 35006, status: 400, facts: z.object({ maximum: amount }) },
  RETURN_NOTE_MISSING: { state: 35007, status: 400, facts: z.object({ maximum: amount }) },
  RETURN_FREIGHT_REFUSED: { state: 35008, status: 400, facts: z.object({ maximum: amount }) },
  RETURN_KIND_REFUSED: { state: 35009, status: 409 },
} as const;
