import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const checkHasPayPassword = endpoint({
  method: "GET",
  path: "/user/payment/check-has-password",
  summary: "Whether a payment password is set",
  data: z.object({ hasPassword: z.boolean() }),
});
