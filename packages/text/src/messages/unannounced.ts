import { localText } from "@sihai/contract";
import * as z from "zod/mini";
import { count, type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about arrivals nobody announced. */
export const unannouncedFacts = {
  "unannounced-marked": z.object({ number: text, courier: localText, forfeitsAt: instant }),
  "unannounced-forfeited": z.object({ number: text, courier: localText }),
  "unannounced-ending": z.object({ number: text, courier: localText, forfeitsAt: instant, daysLeft: count }),
  "unannounced-given": z.object({ number: text, courier: localText, orderNo: text }),
  "unannounced-refused": z.object({ number: text, courier: localText, note: text }),
};

export type UnannouncedMessages = FactsOf<typeof unannouncedFacts>;
