import { openLostMailboxStates } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterDue, id, instant, nextPage } from "../fields.ts";

/** Those that wait, the soonest to open first. */
export const listLostMailboxes = endpoint({
  method: "GET",
  path: "/staff/customer/lost-mailboxes",
  summary: "Customers who lost their mailbox and ask for their account",
  query: z.strictObject({ after: afterDue }),
  data: z.object({
    list: z.array(
      z.object({
        caseId: id,
        mark: z.string(),
        oldEmail: z.string(),
        newEmail: z.string(),
        proof: z.string(),
        hasPaper: z.boolean(),
        state: z.enum(openLostMailboxStates),
        askedAt: instant,
        opensAt: instant,
        agreedBy: z.nullable(z.object({ staffId: id, name: z.string() })),
        /** Why the first colleague holds the proof for good. */
        agreedReason: z.string(),
        /** How often the account was asked for before and somebody objected. */
        objectedBefore: z.int(),
      }),
    ),
    next: nextPage,
    total: z.int(),
  }),
});
