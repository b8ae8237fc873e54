import type { Messages, UnannouncedMessages } from "../../messages/index.ts";
import { atTime, courierName } from "./said.ts";

/** What a member is told about arrivals nobody announced. */
export const unannouncedMessages: Messages<UnannouncedMessages> = {
  "abnormal-marked": (f) => ({
    title: "A parcel with your mark",
    body: `${courierName(f.courier)} ${f.number} was not announced but bears your mark. Please claim it by ${atTime(f.forfeitsAt)}.`,
  }),
  "abnormal-ending": (f) => ({
    title: "Claim your parcel soon",
    body: `${courierName(f.courier)} ${f.number} is kept until ${atTime(f.forfeitsAt)} (days left: ${f.daysLeft}); then it passes to us.`,
  }),
  "abnormal-given": (f) => ({
    title: "The parcel is yours",
    body: `${courierName(f.courier)} ${f.number} is now your forwarding order ${f.orderNo}. We inspect and store it next.`,
  }),
  "abnormal-refused": (f) => ({
    title: "Claim not accepted",
    body: `${courierName(f.courier)} ${f.number}: ${f.note || "the proof did not show that it is yours."}`,
  }),
};
