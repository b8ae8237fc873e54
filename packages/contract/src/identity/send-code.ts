import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { accountEmail } from "./fields.ts";

/** For somebody not logged in. The answer is the same whether or not the address has an account (rule F47). */
export const sendCode = endpoint({
  method: "POST",
  path: "/user/oauth/send-code",
  summary: "Mails a six-digit code",
  body: z.strictObject({ email: accountEmail, purpose: z.enum(["register", "login", "bind", "lost-mailbox"]) }),
  data: z.object({ resendSeconds: z.int(), validMinutes: z.int() }),
  refusals: ["CODE_NOT_SENT", "CODE_TOO_SOON"],
  repeats: "renews",
});
