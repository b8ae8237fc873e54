import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

/** Names no account: the authenticator knows whose passkeys it has (rule F47). */
export const beginPasskeyLogIn = endpoint({
  method: "POST",
  path: "/user/oauth/begin-passkey",
  summary: "What a passkey is to sign to log in; good for five minutes in this browser",
  data: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  }),
  repeats: "renews",
});
