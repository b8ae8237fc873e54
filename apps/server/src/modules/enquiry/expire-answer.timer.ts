import type { Deps, Tx } from "#platform";
import { lockEnquiry } from "./enquiry.store.ts";
import { moveEnquiry } from "./move-enquiry.ts";

/** Its subject is the enquiry's number. */
export const expireTimer = "enquiry.expire-answer";

/** Seven days after the answer: what was not put into the cart lapses. Seen, since the customer had been told of the day. */
export async function expireAnswer(enquiryNo: string, deps: Deps, tx: Tx): Promise<void> {
  const enquiry = await lockEnquiry(tx, enquiryNo);
  if (enquiry?.state !== "answered") return;
  const at = deps.clock.now();
  await moveEnquiry(
    tx,
    enquiry,
    { to: "closed", by: { kind: "system" }, at },
    { closed_at: at, close_reason: "expired", seen_at: enquiry.seenAt ?? at },
  );
}
