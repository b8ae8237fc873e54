import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant } from "../../fields.ts";
import { payPasswordRefusals } from "../fields.ts";
import { pin, proofSubject } from "./payment-password-fields.ts";

export const validatePayPassword = endpoint({
  method: "POST",
  path: "/user/payment/validate-password",
  summary: "Exchanges the payment password for a proof: one payable, one amount, five minutes, once",
  body: z.strictObject({ password: pin, ...proofSubject }),
  data: z.object({ proof: z.string(), expiresAt: instant }),
  refusals: payPasswordRefusals,
  repeats: "renews",
});
