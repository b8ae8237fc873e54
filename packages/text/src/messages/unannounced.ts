/** What a member is told about arrivals nobody announced. */
export type UnannouncedMessages = {
  "abnormal-marked": { number: string; courier: string; forfeitsAt: string };
  "abnormal-ending": { number: string; courier: string; forfeitsAt: string; daysLeft: number };
  "abnormal-given": { number: string; courier: string; orderNo: string };
  "abnormal-refused": { number: string; courier: string; note: string };
};
