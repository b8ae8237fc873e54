import { noteSubjectKinds } from "@sihai/domain/note";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, localText, moneyField } from "../fields.ts";

const since = instant;

/** Matters of money that wait for a colleague of whoever did the step before; `period`: a month of the books. */
export const moneyWork = ["withdrawal", "transfer", "bank-line", "suspense", "adjustment", "period"] as const;

/**
 * What a colleague has open now, for whoever takes the shift over; one's own where nobody is named. Each part is shown to those who may
 * work with it, and is empty for others.
 */
export const readHandover = endpoint({
  method: "GET",
  path: "/staff/handover",
  summary: "What a member of staff has open now",
  query: z.strictObject({ staffId: z.optional(id) }),
  data: z.object({
    staff: z.object({ staffId: id, name: z.string() }),
    colleagues: z.array(z.object({ staffId: id, name: z.string() })),
    /** Taken to be bought. */
    taken: z.array(z.object({ itemNo: z.string(), name: localText, dueAt: z.nullable(instant) })),
    /** Parcels being picked or packed. */
    parcels: z.array(z.object({ packageId: z.string(), state: z.enum(["picking", "packed"]), since })),
    /** Signed for and not stocked in yet. */
    receiving: z.array(z.object({ itemNo: z.string(), trackingNo: z.nullable(z.string()), name: localText, since })),
    /** What was approved, recorded or proposed and is not through; nobody takes it over, a second person ends it. */
    money: z.array(z.object({ kind: z.enum(moneyWork), no: z.string(), amount: z.nullable(moneyField), since })),
    /** `name`: what an item is called; null for anything else. */
    assigned: z.array(
      z.object({
        kind: z.enum(noteSubjectKinds),
        no: z.string(),
        name: z.optional(z.nullable(localText)),
        text: z.string(),
        since,
      }),
    ),
  }),
  refusals: ["COLLEAGUE_NOT_FOUND"],
});
