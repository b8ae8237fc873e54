import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** CAMT.053 or CSV. Taken whole or refused with the line that is wrong; lines that are known add nothing. */
export const importStatement = endpoint({
  method: "POST",
  path: "/staff/statements/import",
  summary: "Import a file of the bank",
  body: z.strictObject({}),
  data: z.object({ lines: z.int(), added: z.int(), skipped: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: [
    "STATEMENT_NOT_READ",
    "STATEMENT_EMPTY",
    "STATEMENT_COLUMN_WRONG",
    "STATEMENT_AMOUNT_WRONG",
    "STATEMENT_CURRENCY_WRONG",
    "STATEMENT_DAY_WRONG",
    "STATEMENT_NUMBER_MISSING",
    "STATEMENT_SUM_WRONG",
    "STATEMENT_TWICE",
    "STATEMENT_TOO_LONG",
    "STATEMENT_CONTRADICTS",
  ],
  once: true,
});
