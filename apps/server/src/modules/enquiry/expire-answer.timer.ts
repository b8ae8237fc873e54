import { type Deps, defineTimer, type SubjectOf, subjectPart, type Tx } from "#platform";
import { lockEnquiry } from "./enquiry.store.ts";
import { moveEnquiry } from "./move-enquiry.ts";

/** An answer lapses. */
export const expireTimer = defineTimer("enquiry.expire-answer", { enquiryNo: subjectPart.number });

/** Seven days after the answer: what was not put into the cart lapses. Seen, since the customer had been told of the day. */
export async function expireAnswer({ enquiryNo }: SubjectOf<typeof expireTimer>, deps: Deps, tx: Tx): Promise<void> {
  const enquiry = await lockEnquiry(tx, enquiryNo);
  if (enquiry?.state !== "answered") return;
  const at = deps.clock.now();
  await moveEnquiry(
    tx,
    enquiry,
    { to: "closed", by: { kind: "system" }, at },
    { closedAt: at, closeReason: "expired", seenAt: enquiry.seenAt ?? at },
  );
}
