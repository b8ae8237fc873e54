import * as z from "zod/mini";
import { amount } from "../fields.ts";

/** Refusals of the finance desk's books: numeric state of the envelope and HTTP status. */
export const booksRefusals = {
  ACCOUNT_NOT_FOUND: { state: 44001, status: 404 },
  HOUR_WRONG: { state: 44002, status: 400 },
  GATEWAY_SILENT: { state: 44003, status: 503 },
  DIFFERENCE_NOT_FOUND: { state: 44004, status: 404 },
  DIFFERENCE_CHANGED: { state: 44005, status: 409 },
  DIFFERENCE_NOT_BOOKABLE: { state: 44006, status: 409 },
  PERIOD_WRONG: { state: 44007, status: 400 },
  PERIOD_STATE_REFUSED: { state: 44008, status: 409 },
  PERIOD_ORDER: { state: 44009, status: 409 },
  PERIOD_DISAGREES: { state: 44010, status: 409 },
  PERIOD_SAME_PERSON: { state: 44011, status: 403 },
  PERIOD_SEEN_CHANGED: { state: 44012, status: 409 },
  ADJUSTMENT_NOT_FOUND: { state: 44013, status: 404 },
  ADJUSTMENT_ENDED: { state: 44014, status: 409 },
  ADJUSTMENT_SAME_PERSON: { state: 44015, status: 403 },
  ADJUSTMENT_SEEN_CHANGED: { state: 44016, status: 409 },
  ADJUSTMENT_TOO_LARGE: { state: 44017, status: 409, facts: z.object({ most: amount }) },
  ADJUSTMENT_NOT_COVERED: { state: 44018, status: 409 },
  ADJUSTMENT_OWNER_UNKNOWN: { state: 44019, status: 404 },
  RATE_PROPOSAL_NOT_FOUND: { state: 44021, status: 404 },
  RATE_PROPOSAL_ENDED: { state: 44022, status: 409 },
  RATE_SAME_PERSON: { state: 44023, status: 403 },
  RATE_SEEN_CHANGED: { state: 44024, status: 409 },
  RATE_TOO_FAR_OFF: { state: 44025, status: 409, facts: z.object({ percent: z.number() }) },
  RATE_PROPOSED_ALREADY: { state: 44026, status: 409 },
  GOODWILL_LIMIT: { state: 44020, status: 409, facts: z.object({ left: amount }) },
} as const;
