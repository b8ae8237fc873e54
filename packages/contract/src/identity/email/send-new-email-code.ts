import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { accountEmail } from "../fields.ts";

export const sendNewEmailCode = endpoint({
  method: "POST",
  path: "/user/account/send-new-email-code",
  summary: "Mails a code to the address an account shall move to",
  body: z.strictObject({ email: accountEmail }),
  data: z.object({ resendSeconds: z.int(), validMinutes: z.int() }),
  refusals: ["CODE_NOT_SENT", "CODE_TOO_SOON"],
  repeats: "renews",
});
