import * as z from "zod/mini";
import { id } from "../fields.ts";

/** What is accepted with an account, and what with an act. */
export const agreementNames = [
  ...(["terms", "privacy"] as const),
  ...(["disclaimer", "forwarding-terms", "deposit-terms", "insurance-terms", "enquiry-terms"] as const),
] as const;

export type AgreementName = (typeof agreementNames)[number];

/** An agreement, and which version of it could be read where it was accepted. */
export type AgreementSeen = { agreement: AgreementName; versionId: string };

/** What a page showed of the agreements its form asks for; a client that does not say it accepts what is in force. */
export const agreementsSeen = z.optional(
  z.array(z.strictObject({ agreement: z.enum(agreementNames), versionId: id })).check(z.maxLength(agreementNames.length)),
);
