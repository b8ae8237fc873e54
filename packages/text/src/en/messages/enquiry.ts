import { cnyText } from "../../core/money.ts";
import type { EnquiryMessages, Messages } from "../../messages/index.ts";
import { atTime } from "./said.ts";

/** What a member is told about enquiries. */
export const enquiryMessages: Messages<EnquiryMessages> = {
  "enquiry-answered": (f) => ({
    title: "Your enquiry is answered",
    body: `We priced enquiry ${f.enquiryNo}: about ${cnyText(f.totalCny)} at your door. Put it all into your cart until ${atTime(f.expiresAt)}.`,
  }),
  "enquiry-declined": (f) => ({ title: "We can't offer these goods", body: `We closed enquiry ${f.enquiryNo}: ${f.note}` }),
};
