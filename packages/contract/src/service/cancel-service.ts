import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id } from "../fields.ts";

/** Before staff have begun; a paid fee goes back to the wallet, once (rule F42). */
export const cancelService = endpoint({
  method: "POST",
  path: "/order/service/cancel",
  summary: "Call a service off that has not been started",
  body: z.strictObject({ entryId: id }),
  data: z.object({ refunded: cnyAmount }),
  refusals: ["SERVICE_NOT_FOUND", "SERVICE_CANCEL_REFUSED"],
  once: true,
});
