const dayMs = 86_400_000;
const beijingOffsetMs = 8 * 3_600_000;

/** The Beijing calendar day of an instant as `2026-11-21`. */
export function beijingDay(at: Date): string {
  return new Date(at.getTime() + beijingOffsetMs).toISOString().slice(0, 10);
}

/** The day before a calendar day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
}

/** Credits and growth of a check-in: 1 credit a day, 5 on every 7th day in a row; 1 growth (decisions B-90). */
export function checkInReward(daysInRow: number): { credits: number; growth: number } {
  return { credits: daysInRow % 7 === 0 ? 5 : 1, growth: 1 };
}
