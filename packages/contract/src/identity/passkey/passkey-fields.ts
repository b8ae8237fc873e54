import * as z from "zod/mini";

/** Bytes as WebAuthn writes them in JSON. */
export const base64url = z.string().check(z.regex(/^[\w-]{16,8000}$/));
/** The authenticator's name of a passkey. */
export const credentialId = z.string().check(z.regex(/^[\w-]{16,1400}$/));
