import * as z from "zod/mini";
import { localText } from "../fields.ts";

/** Refusals of the address calls: numeric state of the envelope and HTTP status. */
export const addressRefusals = {
  ADDRESS_NOT_FOUND: { state: 21001, status: 404 },
  ADDRESS_FIELD_WRONG: { state: 21002, status: 400, facts: z.object({ field: z.string() }) },
  ADDRESS_PHONE_WRONG: { state: 21003, status: 400 },
  COUNTRY_CLOSED: { state: 21005, status: 409, facts: z.object({ name: localText, open: z.readonly(z.array(localText)) }) },
  STATE_CLOSED: { state: 21006, status: 409, facts: z.object({ name: localText, open: z.readonly(z.array(localText)) }) },
  ADDRESS_BOOK_FULL: { state: 21004, status: 409, facts: z.object({ limit: z.int() }) },
} as const;
