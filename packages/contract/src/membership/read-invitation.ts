import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";

/** What a stranger is told before signing up by somebody's link (decision 111): never who it is, nor whether a code was ever somebody's. */
export const readInvitation = endpoint({
  method: "GET",
  path: "/user/oauth/invitation",
  summary:
    "What an invitation is worth to whoever signs up by it, and the first letter of who sent it; null for a code of nobody's",
  query: z.strictObject({ partnerCode: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  data: z.object({
    invitation: z.nullable(z.object({ initial: z.nullable(z.string()), amount: cnyAmount, least: cnyAmount })),
  }),
});
