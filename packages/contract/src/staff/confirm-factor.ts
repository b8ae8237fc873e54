import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { sixDigits } from "../fields.ts";

export const confirmFactor = endpoint({
  method: "POST",
  path: "/staff/me/factor/confirm",
  summary: "Turn the second factor on by its first code; answers with recovery codes, this once",
  body: z.strictObject({ code: sixDigits }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ["STAFF_CODE_WRONG", "STAFF_FACTOR_ON"],
  once: "sealed",
});
