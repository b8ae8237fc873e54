import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The gateway's signed notice; the signature over the exact bytes is checked before anything is read. */
export const receivePaymentWebhook = endpoint({
  method: "POST",
  path: "/payment/webhook",
  summary: "The card gateway's notices",
  body: z.looseObject({}),
  data: z.object({ received: z.literal(true) }),
  refusals: ["PAYMENT_WEBHOOK_REFUSED"],
  repeats: "signed",
});
