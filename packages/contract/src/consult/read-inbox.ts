import * as z from "zod/mini";
import { deskFilters } from "../desk-filters.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { consultTypeField } from "./fields.ts";
import { inboxCounts, inboxKinds, inboxRow, inboxTabs, inboxWhose } from "./inbox-fields.ts";

/**
 * What waits for us, the most urgent first; answered and ended consultations the latest first. Only kinds the caller may see. `after`: the key
 * the page before ended with. `q`: a consultation's number, or a customer's mark.
 */
export const readInbox = endpoint({
  method: "GET",
  path: "/staff/inbox",
  summary: "Everything customers wait for an answer to",
  query: z.strictObject({
    tab: z.optional(z.enum(inboxTabs)),
    kind: z.optional(z.enum(inboxKinds)),
    type: z.optional(consultTypeField),
    due: deskFilters.due,
    whose: z.optional(z.enum(inboxWhose)),
    q: z.optional(text(40, 0)),
    after: z.optional(z.string().check(z.regex(/^\d{1,16}\.[0-3]\.\d{1,18}$/))),
  }),
  data: z.object({ list: z.array(inboxRow), next: z.nullable(z.string()), counts: inboxCounts }),
});
