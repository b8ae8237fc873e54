import * as z from "zod/mini";
import { cnyAmount, moneyField } from "../fields.ts";
import { declineReason } from "./trade-fields.ts";

/**
 * How a card payment stands. `captured`: `use` says whether it paid the trade, went to the wallet because the trade was paid or gone
 * meanwhile, or waits in suspense. `needs-action`: the shopper opens `actionUrl` (3-D Secure). `retry`: the gateway is away and
 * nothing was taken. `processing`: the outcome is being found out. `cancelled`: broken off, nothing taken.
 */
export const cardPaymentState = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("captured"),
    use: z.enum(["paid-trade", "wallet", "suspense"]),
    charged: moneyField,
    /** The surcharge within what was charged. */
    surcharge: cnyAmount,
  }),
  z.object({ status: z.literal("needs-action"), actionUrl: z.string(), charged: moneyField }),
  z.object({ status: z.literal("declined"), reason: declineReason, charged: moneyField }),
  z.object({ status: z.literal("retry"), charged: moneyField }),
  z.object({ status: z.literal("processing"), charged: moneyField }),
  z.object({ status: z.literal("cancelled"), charged: moneyField }),
]);
