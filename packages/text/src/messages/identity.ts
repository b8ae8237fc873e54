import * as z from "zod/mini";
import { type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about the account. */
export const identityFacts = {
  welcome: z.object({ userName: text }),
  "login-password-changed": z.object({ at: instant }),
  "payment-password-changed": z.object({ at: instant }),
  "email-changed": z.object({ at: instant, masked: text }),
};

export type IdentityMessages = FactsOf<typeof identityFacts>;
