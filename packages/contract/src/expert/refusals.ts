import * as z from "zod/mini";
import { amount, cnyAmount, moneyField } from "../fields.ts";

/** Refusals of the shipping expert's calls: numeric state of the envelope and HTTP status. */
export const expertRefusals = {
  EXPERT_NOT_FOUND: { state: 37001, status: 404 },
  EXPERT_STATE_REFUSED: { state: 37002, status: 409 },
  EXPERT_CANCEL_REFUSED: { state: 37003, status: 409 },
  EXPERT_ITEM_NOT_FOUND: { state: 37004, status: 404 },
  EXPERT_ITEM_TAKEN: { state: 37005, status: 409 },
  EXPERT_ADDRESS_NOT_FOUND: { state: 37006, status: 404 },
  EXPERT_NO_LINE: { state: 37007, status: 409, facts: z.object({ itemNo: z.string() }) },
  EXPERT_ONE_PARCEL_IMPOSSIBLE: { state: 37008, status: 409 },
  EXPERT_DECLARED_TOO_LOW: { state: 37009, status: 400, facts: z.object({ least: moneyField }) },
  EXPERT_HOLD_CHANGED: { state: 37010, status: 409, facts: z.object({ hold: cnyAmount }) },
  EXPERT_HOLD_NOT_COVERED: { state: 37011, status: 409, facts: z.object({ short: amount }) },
  EXPERT_PAY_PASSWORD_NEEDED: { state: 37012, status: 400 },
  EXPERT_PLAN_INCOMPLETE: { state: 37013, status: 400 },
  EXPERT_ONE_PARCEL_WANTED: { state: 37014, status: 400 },
  EXPERT_LINE_REFUSES: { state: 37015, status: 409, facts: z.object({ parcel: z.int(), because: z.string() }) },
  EXPERT_PLAN_MISSING: { state: 37016, status: 404 },
  EXPERT_ANSWER_TOO_LATE: { state: 37017, status: 409 },
  EXPERT_TOO_MANY_ITEMS: { state: 37018, status: 409, facts: z.object({ maximum: z.int() }) },
} as const;
