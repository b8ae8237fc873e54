import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const resetFactor = endpoint({
  method: "POST",
  path: "/staff/accounts/reset-factor",
  summary: "Take away the second factor of a colleague who lost it",
  body: z.strictObject({ staffId: id }),
  data: z.null(),
  refusals: ["STAFF_NOT_FOUND", "STAFF_OWN_ACCOUNT", "STAFF_GIVES_MORE"],
  once: true,
});
