import type { ExpertKey } from "./expert.store.ts";

/** Their subject is `userId:serviceId`. */
export const expertTimers = { unpaid: "expert.unpaid", unanswered: "expert.unanswered" } as const;

export function subjectOf({ userId, id }: ExpertKey): string {
  return `${userId}:${id}`;
}

export function keyOf(subject: string): ExpertKey {
  const [userId = "", id = ""] = subject.split(":");
  return { userId, id };
}
