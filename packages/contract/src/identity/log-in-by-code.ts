import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { accountEmail, authRecord, typedCode } from "./fields.ts";

export const logInByCode = endpoint({
  method: "POST",
  path: "/user/oauth/login-by-code",
  summary: "Logs in by an e-mailed code",
  body: z.strictObject({ email: accountEmail, code: typedCode }),
  data: authRecord,
  refusals: ["ACCOUNT_DISABLED", "CODE_WRONG", "USER_NOT_FOUND"],
  repeats: "spends",
});
