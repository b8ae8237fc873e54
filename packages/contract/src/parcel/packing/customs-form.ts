import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { localText, packageId } from "../../fields.ts";

/** What goes on the customs form: the declaration and the receiver's number in clear. Every look is in the audit log. */
export const customsForm = endpoint({
  method: "POST",
  path: "/staff/dispatch/customs-form",
  summary: "The customs form of a parcel",
  body: z.strictObject({ packageId }),
  data: z.object({
    packageId: z.string(),
    identityKind: z.string(),
    identityNumber: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    lines: z.array(z.object({ name: localText, hsCode: z.string(), quantity: z.int(), valueUsd: z.string() })),
    totalUsd: z.string(),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
  repeats: "reads",
});
