import { exceptionKinds } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { amount, card, type FactsOf, instant, item, text } from "./facts.ts";

/** What a member is told about parcels. */
export const parcelFacts = {
  "parcel-submitted": z.object({ packageNo: text, amountCny: amount, payBefore: instant }),
  "parcel-unpaid-reminder": z.object({ packageNo: text, amountCny: amount, payBefore: instant }),
  "parcel-unpaid-cancelled": z.object({ packageNo: text }),
  "parcel-paid": z.object({ packageNo: text, amountCny: amount, card }),
  "parcel-item-missing": z.object({ ...item, packageNo: text, note: text }),
  "parcel-shipped": z.object({ packageNo: text, carrier: text, waybillNo: text }),
  "parcel-settled-even": z.object({ packageNo: text }),
  "parcel-settled-refund": z.object({ packageNo: text, amountCny: amount }),
  /** `due`: by when it is to be paid, and from how much on what is owed blocks new parcels. Told since November 2026, as is `claimBy`. */
  "parcel-balance-due": z.object({
    packageNo: text,
    amountCny: amount,
    due: z.optional(z.object({ payBefore: instant, limitCny: amount })),
  }),
  "parcel-delivered": z.object({ packageNo: text, claimBy: z.optional(instant) }),
  "parcel-changed": z.object({ packageNo: text, wasCny: amount, amountCny: amount }),
  "parcel-cancelled": z.object({ packageNo: text, amountCny: amount }),
  "parcel-found": z.object({ packageNo: text }),
  "parcel-taken-back": z.object({ packageNo: text, freeUntil: instant }),
  "parcel-service-refunded": z.object({ packageNo: text, amountCny: amount, note: text }),
  "parcel-held": z.object({ packageNo: text }),
  "parcel-papers-wanted": z.object({ packageNo: text }),
  "parcel-returning": z.object({ packageNo: text }),
  "parcel-exception": z.object({ packageNo: text, reason: z.enum(exceptionKinds) }),
};

export type ParcelMessages = FactsOf<typeof parcelFacts>;
