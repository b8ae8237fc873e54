import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { authRecord } from "../fields.ts";
import { base64url, credentialId } from "./passkey-fields.ts";

export const logInByPasskey = endpoint({
  method: "POST",
  path: "/user/oauth/passkey",
  summary: "Logs in by what a passkey signed",
  body: z.strictObject({
    id: credentialId,
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
  data: authRecord,
  refusals: ["ACCOUNT_DISABLED", "PASSKEY_REFUSED"],
  repeats: "spends",
});
