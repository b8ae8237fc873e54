import * as z from "zod/mini";
import { amount, currencyField } from "../fields.ts";

/** Refusals of recharging by transfer: numeric state of the envelope and HTTP status. */
export const transferRefusals = {
  TRANSFER_NOT_FOUND: { state: 41001, status: 404 },
  TRANSFER_STATE_REFUSED: { state: 41002, status: 409, facts: z.object({ from: z.string(), to: z.string() }) },
  TRANSFER_WAY_CLOSED: { state: 41003, status: 409 },
  TRANSFER_AMOUNT_REFUSED: {
    state: 41004,
    status: 400,
    facts: z.object({ least: amount, most: amount, currency: currencyField }),
  },
  TRANSFER_TOO_MANY: { state: 41005, status: 409, facts: z.object({ most: z.int() }) },
  TRANSFER_PICTURE_NOT_FOUND: { state: 41006, status: 400 },
  BANK_LINE_TAKEN: { state: 41007, status: 409, facts: z.object({ transferNo: z.string() }) },
  BANK_LINE_WRONG: { state: 41008, status: 400 },
  VALUE_DAY_WRONG: { state: 41009, status: 400 },
  TRANSFER_SAME_PERSON: { state: 41010, status: 403 },
  EXCHANGE_AMOUNT_REFUSED: { state: 41012, status: 409, facts: z.object({ most: amount, currency: currencyField }) },
  TRANSFER_WAITING: { state: 41013, status: 409, facts: z.object({ transferNo: z.string() }) },
  TRANSFER_TOO_OFTEN: { state: 41014, status: 409, facts: z.object({ most: z.int() }) },
  TRANSFER_SEEN_CHANGED: { state: 41011, status: 409 },
} as const;
