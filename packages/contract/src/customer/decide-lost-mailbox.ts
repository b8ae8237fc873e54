import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";

/** The first who agrees says the proof holds; the second, another colleague, moves the account, and not before the waiting time is over. */
export const decideLostMailbox = endpoint({
  method: "POST",
  path: "/staff/customer/decide-lost-mailbox",
  summary: "Agree that an account moves to another mailbox, or refuse it",
  body: z.strictObject({ caseId: id, decision: z.enum(["agree", "refuse"]), reason: text(500, 3) }),
  data: z.object({ state: z.enum(["agreed", "moved", "refused"]) }),
  refusals: ["MAILBOX_CASE_NOT_FOUND", "MAILBOX_CASE_OVER", "MAILBOX_SAME_PERSON", "MAILBOX_TOO_EARLY", "EMAIL_EXISTS"],
  once: true,
});
