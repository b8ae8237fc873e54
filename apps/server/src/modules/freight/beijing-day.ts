/** The Beijing calendar day of an instant, as `YYYY-MM-DD`. */
export function beijingDayOf(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}
