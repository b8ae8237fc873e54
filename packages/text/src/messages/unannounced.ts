import type { LocalText } from "@sihai/domain/language";
/** What a member is told about arrivals nobody announced. */
export type UnannouncedMessages = {
  "unannounced-marked": { number: string; courier: LocalText; forfeitsAt: string };
  "unannounced-ending": { number: string; courier: LocalText; forfeitsAt: string; daysLeft: number };
  "unannounced-given": { number: string; courier: LocalText; orderNo: string };
  "unannounced-refused": { number: string; courier: LocalText; note: string };
};
