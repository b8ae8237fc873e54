import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currencyField, instant, moneyField } from "../fields.ts";
import { plannedPart } from "./fields.ts";

const workingDays = z.object({ from: z.int(), to: z.int() });

/** What can be withdrawn in a currency, and where an amount would go; without an amount, all there is. */
export const withdrawalOptions = endpoint({
  method: "GET",
  path: "/wallet/withdraw/options",
  summary: "What can be withdrawn, and where it would go",
  query: z.strictObject({ currency: z.optional(currencyField), amount: z.optional(amount) }),
  data: z.object({
    available: moneyField,
    /** Of CNY; null where another currency has no limit of its own. */
    least: z.nullable(moneyField),
    most: z.nullable(moneyField),
    /** Null while the amount cannot be withdrawn. */
    parts: z.nullable(z.array(plannedPart)),
    toCards: moneyField,
    toAccount: moneyField,
    sourceDays: z.int(),
    reviewWorkingDays: z.int(),
    cardWorkingDays: workingDays,
    walletWorkingDays: workingDays,
    /** Finance looks at it until then, applied for now. */
    reviewedBy: instant,
  }),
});
