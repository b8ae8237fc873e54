import { inLanguage } from "@sihai/domain/language";
import type { Messages, UnannouncedMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { language } from "../grammar.ts";

/** What a member is told about arrivals nobody announced. */
export const unannouncedMessages: Messages<UnannouncedMessages> = {
  "unannounced-marked": (f) => ({
    title: "A parcel with your member mark",
    body: `${inLanguage(f.courier, language)} ${f.number} wasn’t registered but has your member mark. Please claim it by ${atTime(f.forfeitsAt)}.`,
  }),
  "unannounced-ending": (f) => ({
    title: "Claim your parcel soon",
    body: `${inLanguage(f.courier, language)} ${f.number} is kept until ${atTime(f.forfeitsAt)} (days left: ${f.daysLeft}). After that it belongs to the platform.`,
  }),
  "unannounced-forfeited": (f) => ({
    title: "The time to claim your parcel has ended",
    body: `Nobody claimed ${inLanguage(f.courier, language)} ${f.number} in time, so it belongs to the platform now. It can’t be claimed any more.`,
  }),
  "unannounced-given": (f) => ({
    title: "The parcel is yours",
    body: `${inLanguage(f.courier, language)} ${f.number} is now your forwarding order ${f.orderNo}. Next we inspect it and put it in storage.`,
  }),
  "unannounced-refused": (f) => ({
    title: "Claim not accepted",
    body: `${inLanguage(f.courier, language)} ${f.number}: ${f.note || "the proof didn’t show that it is yours."}`,
  }),
};
