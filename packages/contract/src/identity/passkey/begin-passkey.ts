import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { typedCode, typedPassword } from "../fields.ts";

/** What the browser is handed as it stands (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
export const beginPasskey = endpoint({
  method: "POST",
  path: "/user/account/begin-passkey",
  summary: "Proves the owner and says what the browser is to make a passkey of; good for five minutes in this browser",
  body: z.union([z.strictObject({ password: typedPassword }), z.strictObject({ code: typedCode })]),
  data: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
    authenticatorSelection: z.object({ residentKey: z.literal("required"), userVerification: z.literal("required") }),
    attestation: z.literal("none"),
  }),
  refusals: ["USER_NOT_FOUND", "WRONG_PASSWORD", "LOGIN_LOCKED", "CODE_WRONG", "PASSKEYS_FULL"],
  repeats: "renews",
});
