import type { LocalText } from "@sihai/domain/language";
/** What a member is told about arrivals nobody announced. */
export type UnannouncedMessages = {
  "abnormal-marked": { number: string; courier: LocalText; forfeitsAt: string };
  "abnormal-ending": { number: string; courier: LocalText; forfeitsAt: string; daysLeft: number };
  "abnormal-given": { number: string; courier: LocalText; orderNo: string };
  "abnormal-refused": { number: string; courier: LocalText; note: string };
};
