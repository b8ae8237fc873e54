import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField } from "../fields.ts";
import { changedTransfer, payOutcome, transferNo } from "./fields.ts";
import { transferChangeRefusals } from "./staff-fields.ts";

/** By somebody else than who recorded it; `bankLine` and `received` are those the confirmer saw. */
export const confirmArrival = endpoint({
  method: "POST",
  path: "/staff/transfers/confirm",
  summary: "Confirm what arrived and credit it",
  body: z.strictObject({ transferNo, bankLine: z.string().check(z.minLength(1), z.maxLength(80)), received: moneyField }),
  data: z.extend(changedTransfer, { arrived: moneyField, fee: moneyField, added: moneyField, outcome: z.nullable(payOutcome) }),
  refusals: [...transferChangeRefusals, "TRANSFER_SAME_PERSON", "TRANSFER_SEEN_CHANGED", "RATES_UNAVAILABLE"],
  once: true,
});
