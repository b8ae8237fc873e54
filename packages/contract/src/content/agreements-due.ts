import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../fields.ts";

const agreement = z.enum(["terms", "privacy"]);

export const readAgreementsDue = endpoint({
  method: "GET",
  path: "/user/agreements-due",
  summary: "The agreements of one's account that changed since they were accepted",
  data: z.object({ list: z.array(z.object({ agreement, versionId: id, since: instant })) }),
});

export const acceptAgreements = endpoint({
  method: "POST",
  path: "/user/accept-agreements",
  summary: "Accept the versions that were read",
  body: z.strictObject({ seen: z.array(z.strictObject({ agreement, versionId: id })).check(z.minLength(1), z.maxLength(2)) }),
  data: z.null(),
  refusals: ["AGREEMENT_CHANGED"],
  repeats: "sets",
});
