import { foundKinds } from "@sihai/domain/search";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, localText, text } from "../fields.ts";

/**
 * Everything a number, a customer's mark or an e-mail address leads to, at most a few of each kind: what begins with it, and a customer's
 * latest. Kinds the caller may not read are left out as if there were none.
 */
export const searchEverything = endpoint({
  method: "GET",
  path: "/staff/search",
  summary: "Search over everything by number, mark or e-mail",
  query: z.strictObject({ q: text(80, 2) }),
  data: z.object({
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** The number its page opens by. */
        no: z.string(),
        /** Where another number of it was found: a waybill, a courier number. */
        via: z.nullable(z.string()),
        customerMark: z.nullable(z.string()),
        state: z.nullable(z.string()),
        name: z.nullable(localText),
        email: z.nullable(z.string()),
        /** Of an order: when it was placed and what it came to. */
        at: z.optional(instant),
        sum: z.optional(cnyAmount),
      }),
    ),
  }),
});
