/** The kinds of a forwarding order's deadlines: `due` of an item (`userId:itemId`), `remind` of an order (`userId:orderId`). */
export const logisticsTimers = { due: "forwarding.logistics-due", remind: "forwarding.logistics-remind" } as const;

export function subjectOf({ userId, id }: { userId: string; id: string }): string {
  return `${userId}:${id}`;
}

export function keyOf(subject: string): { userId: string; id: string } {
  const [userId, id] = subject.split(":");
  if (!userId || !id) throw new Error(`not a forwarding order or item: ${subject}`);
  return { userId, id };
}
