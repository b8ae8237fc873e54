import * as z from "zod/mini";

/** Refusals around programs of customers: their tokens and where they are told of events. */
export const partnerRefusals = {
  TOKEN_NAME_TAKEN: { state: 23001, status: 409 },
  TOKENS_FULL: { state: 23002, status: 409, facts: z.object({ most: z.int() }) },
  TOKEN_NOT_FOUND: { state: 23003, status: 404 },
  TOKEN_TOO_LONG: { state: 23004, status: 400, facts: z.object({ most: z.int() }) },
  HOOK_ADDRESS_REFUSED: { state: 23005, status: 400 },
  HOOK_TAKEN: { state: 23006, status: 409 },
  HOOKS_FULL: { state: 23007, status: 409, facts: z.object({ most: z.int() }) },
  HOOK_NOT_FOUND: { state: 23008, status: 404 },
  DELIVERY_NOT_FOUND: { state: 23009, status: 404 },
} as const;
