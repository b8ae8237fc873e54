import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The tracking service's push; signed over the exact bytes. Its body is the vendor's own. */
export const trackingWebhook = endpoint({
  method: "POST",
  path: "/parcel/tracking-webhook",
  summary: "The tracking service tells of new scans",
  body: z.looseObject({}),
  data: z.object({ events: z.int() }),
  refusals: ["WEBHOOK_REFUSED"],
  repeats: "signed",
});
