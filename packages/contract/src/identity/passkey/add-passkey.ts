import { passkeyTransports } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing } from "../fields.ts";
import { base64url, credentialId } from "./passkey-fields.ts";

export const addPasskey = endpoint({
  method: "POST",
  path: "/user/account/add-passkey",
  summary: "Adds the passkey the browser made; its owner is told",
  body: z.strictObject({
    id: credentialId,
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.enum(passkeyTransports)).check(z.maxLength(8)),
  }),
  data: nothing,
  refusals: ["PASSKEY_REFUSED", "PASSKEYS_FULL"],
  repeats: "spends",
});
