import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant } from "../../fields.ts";
import { typedCode, typedPassword } from "../fields.ts";

export const askClosing = endpoint({
  method: "POST",
  path: "/user/account/close",
  summary: "Closes the account after a waiting time, until which it can be taken back",
  body: z.union([z.strictObject({ password: typedPassword }), z.strictObject({ code: typedCode })]),
  data: z.object({ closesAt: instant }),
  refusals: ["USER_NOT_FOUND", "WRONG_PASSWORD", "LOGIN_LOCKED", "CODE_WRONG", "CLOSING_STOPPED", "CLOSING_ASKED_ALREADY"],
  repeats: "spends",
});
