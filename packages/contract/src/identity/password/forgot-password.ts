import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { accountEmail } from "../fields.ts";

export const forgotPassword = endpoint({
  method: "POST",
  path: "/user/oauth/forget-password",
  summary: "Mails a reset link; the same answer for every address",
  body: z.strictObject({ email: accountEmail }),
  data: z.object({ validHours: z.int() }),
  refusals: ["CODE_NOT_SENT"],
  repeats: "renews",
});
