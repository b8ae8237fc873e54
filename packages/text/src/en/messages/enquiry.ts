import { cnyText } from "../../core/money.ts";
import type { EnquiryMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about enquiries. */
export const enquiryMessages: Messages<EnquiryMessages> = {
  "enquiry-answered": (f) => ({
    title: "Your enquiry has an answer",
    body: `Enquiry ${f.enquiryNo}: about ${cnyText(f.totalCny)} delivered. Add the items to your cart by ${atTime(f.expiresAt)}.`,
  }),
  "enquiry-declined": (f) => ({ title: "We can’t offer these items", body: `We closed enquiry ${f.enquiryNo}: ${f.note}` }),
};
