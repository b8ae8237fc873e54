/** What a member is told about arrivals nobody announced. */
export type UnannouncedMessages = {
  "unannounced-marked": { number: string; courier: string; forfeitsAt: string };
  "unannounced-ending": { number: string; courier: string; forfeitsAt: string; daysLeft: number };
  "unannounced-given": { number: string; courier: string; orderNo: string };
  "unannounced-refused": { number: string; courier: string; note: string };
};
