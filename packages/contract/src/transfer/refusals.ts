import * as z from "zod/mini";
import { amount, currencyField } from "../fields.ts";

/** Where in the file. */
const inFile = z.object({ line: z.int() });

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
  BANK_LINE_DECIDED: { state: 41015, status: 409 },
  BANK_LINE_DIFFERS: { state: 41016, status: 409 },
  BANK_LINE_NOT_FOUND: { state: 41017, status: 404 },
  BANK_LINE_STATE_REFUSED: { state: 41018, status: 409 },
  BANK_LINE_OWNER_UNKNOWN: { state: 41019, status: 409 },
  STATEMENT_NOT_READ: { state: 41020, status: 400, facts: inFile },
  STATEMENT_EMPTY: { state: 41021, status: 400, facts: inFile },
  STATEMENT_COLUMN_WRONG: { state: 41022, status: 400, facts: inFile },
  STATEMENT_AMOUNT_WRONG: { state: 41023, status: 400, facts: inFile },
  STATEMENT_CURRENCY_WRONG: { state: 41024, status: 400, facts: inFile },
  STATEMENT_DAY_WRONG: { state: 41025, status: 400, facts: inFile },
  STATEMENT_NUMBER_MISSING: { state: 41026, status: 400, facts: inFile },
  STATEMENT_SUM_WRONG: { state: 41027, status: 400, facts: inFile },
  STATEMENT_TWICE: { state: 41028, status: 400, facts: inFile },
  STATEMENT_TOO_LONG: { state: 41029, status: 400, facts: z.object({ most: z.int() }) },
  STATEMENT_CONTRADICTS: { state: 41030, status: 409, facts: inFile },
  PAYOUT_NOT_SENT: { state: 41031, status: 409 },
  PAYOUT_RETURN_DIFFERS: { state: 41032, status: 409, facts: z.object({ paidOut: amount, currency: currencyField }) },
  TRANSFER_SEEN_CHANGED: { state: 41011, status: 409 },
} as const;
