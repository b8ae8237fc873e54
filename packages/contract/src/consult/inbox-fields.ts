import { consultTypes } from "@sihai/domain/consult";
import * as z from "zod/mini";
import { instant } from "../fields.ts";

/** What stands in the inbox: consultations, and what has a desk of its own. */
export const inboxKinds = ["consult", "claim", "enquiry", "expert", "dispute"] as const;
export const inboxTabs = ["waiting", "answered", "ended"] as const;
export const inboxWhose = ["me", "nobody"] as const;
/** No count goes further: a reader wants to know that it is many. */
export const inboxCountMost = 1000;

export const inboxRow = z.object({
  kind: z.enum(inboxKinds),
  no: z.string(),
  /** The words of a consultation's type, or the state of the others. */
  type: z.nullable(z.enum(consultTypes)),
  state: z.string(),
  title: z.string(),
  customerMark: z.string(),
  since: instant,
  dueAt: z.nullable(instant),
  isSpeedy: z.boolean(),
  assignee: z.nullable(z.string()),
});

export const inboxCounts = z.object({
  waiting: z.int(),
  overdue: z.int(),
  consult: z.int(),
  claim: z.int(),
  enquiry: z.int(),
  expert: z.int(),
  dispute: z.int(),
});
