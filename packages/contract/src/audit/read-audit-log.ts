import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterId, id, instant, nextPage } from "../fields.ts";

const acts = z.object({
  list: z.array(
    z.object({
      id,
      at: instant,
      /** Both null where the system did it. */
      staffId: z.nullable(id),
      staffName: z.nullable(z.string()),
      action: z.string(),
      subject: z.string(),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
  next: nextPage,
});
const subject = z.optional(z.string().check(z.maxLength(80)));

/** What members of staff did, newest first; narrowed by subject ("order:DG…", "parcel:P…"), action or person. */
export const readAuditLog = endpoint({
  method: "GET",
  path: "/staff/audit-log",
  summary: "What staff did",
  query: z.strictObject({
    subject,
    action: z.optional(z.string().check(z.maxLength(60))),
    staffId: z.optional(id),
    after: afterId,
  }),
  data: acts,
});

/** The part of it that finance answers for. */
export const readMoneyActs = endpoint({
  method: "GET",
  path: "/staff/audit-log/money",
  summary: "What was done to money, by staff or by the system",
  query: z.strictObject({ subject, after: afterId }),
  data: acts,
});
