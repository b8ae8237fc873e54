import { deviceApps, deviceSystems } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about the account. */
export const identityFacts = {
  welcome: z.object({ userName: text }),
  "login-password-changed": z.object({ at: instant }),
  "payment-password-set": z.object({ at: instant }),
  "payment-password-changed": z.object({ at: instant }),
  "new-device": z.object({ app: z.enum(deviceApps), system: z.enum(deviceSystems), at: instant }),
  "passkey-added": z.object({ app: z.enum(deviceApps), system: z.enum(deviceSystems), at: instant }),
  "passkey-removed": z.object({ app: z.enum(deviceApps), system: z.enum(deviceSystems), at: instant }),
  "wechat-bound": z.object({ at: instant }),
  "wechat-unbound": z.object({ at: instant }),
  "token-made": z.object({ name: text, at: instant }),
  "hook-added": z.object({ host: text, at: instant }),
  "mail-returned": z.object({ kind: z.enum(["bounce", "complaint"]) }),
  "hook-off": z.object({ host: text }),
  "data-copy-ready": z.object({ until: instant }),
  "closing-asked": z.object({ closesAt: instant }),
  "closing-taken-back": z.object({}),
  "closing-called-off": z.object({}),
  "agreement-changes": z.object({ agreement: z.enum(["terms", "privacy"]), from: instant }),
  "email-changed": z.object({ at: instant, masked: text }),
  "lost-mailbox-asked": z.object({ masked: text, opensAt: instant }),
  "lost-mailbox-stopped": z.object({}),
  "lost-mailbox-moved": z.object({ masked: text, payPasswordFrom: instant, withdrawalsFrom: instant }),
  "account-viewed": z.object({ by: text, reason: text, at: instant, until: instant }),
  "account-disabled": z.object({}),
  "account-unserved": z.object({}),
  "account-resumed": z.object({}),
};

export type IdentityMessages = FactsOf<typeof identityFacts>;
