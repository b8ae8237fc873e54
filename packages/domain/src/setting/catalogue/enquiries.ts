import { announced } from "../setting.ts";
import { whole } from "../shape.ts";

/** Asking before buying (rule P-35). An enquiry keeps the moment it was promised for, an answer the moment it lapses. */
export const enquirySettings = {
  /** Counted in hours of working days only. */
  enquiryAnswerHours: announced("services", whole("hours", 1, 240)),
  /** How long an answer can be put into the cart at its prices. */
  enquiryHoldDays: announced("services", whole("days", 1, 60)),
  /** One customer's unanswered at a time. */
  enquiriesOpenMost: announced("services", whole("pieces", 1, 100)),
};
