import * as z from "zod/mini";
import { localText } from "../fields.ts";
import { cellError } from "./fields.ts";

/** Cells of a table that are wrong; `count` says how many, should these be the first of them. */
const cellErrors = z.readonly(z.array(cellError));

/** Refusals of the freight calls: numeric state of the envelope and HTTP status. */
export const freightRefusals = {
  ROUTES_UNAVAILABLE: { state: 51001, status: 503 },
  GOODS_CLASS_UNKNOWN: { state: 51002, status: 400 },
  GOODS_CLASS_CLOSED: { state: 51004, status: 409, facts: z.object({ name: localText, open: z.readonly(z.array(localText)) }) },
  LINE_NOT_FOUND: { state: 51003, status: 404 },
  RATE_CARDS_INVALID: { state: 51010, status: 422, facts: z.object({ count: z.int(), errors: cellErrors }) },
  RATE_CARDS_UNCHANGED: { state: 51011, status: 409 },
  RATE_VERSION_NOT_FOUND: { state: 51012, status: 404 },
  RATE_VERSION_STATE_REFUSED: { state: 51013, status: 409 },
  RATE_VERSION_OWN: { state: 51014, status: 403 },
  RATE_VERSION_DAY_PAST: { state: 51015, status: 400, facts: z.object({ earliest: z.string() }) },
  RATE_VERSION_DAY_TAKEN: { state: 51016, status: 409 },
  TAX_RULES_INVALID: { state: 51020, status: 422, facts: z.object({ count: z.int(), errors: cellErrors }) },
  TAX_RULES_UNCHANGED: { state: 51021, status: 409 },
  TAX_RULE_NOT_FOUND: { state: 51022, status: 404 },
  TAX_RULE_STATE_REFUSED: { state: 51023, status: 409 },
  TAX_RULE_OWN: { state: 51024, status: 403 },
  TAX_RULE_DAY_PAST: { state: 51025, status: 400, facts: z.object({ earliest: z.string() }) },
  TAX_RULE_DAY_TAKEN: { state: 51026, status: 409, facts: z.object({ country: z.string(), from: z.string() }) },
  OUTLET_INVALID: { state: 51030, status: 422, facts: z.object({ count: z.int(), errors: cellErrors }) },
  OUTLET_CODE_TAKEN: { state: 51031, status: 409 },
  OUTLET_NOT_FOUND: { state: 51032, status: 404 },
  OUTLETS_OTHER_CHANGES: { state: 51033, status: 409, facts: z.object({ changes: z.int() }) },
} as const;
