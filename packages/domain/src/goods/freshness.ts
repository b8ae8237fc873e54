/** A stored copy of goods is good for ten minutes; then the source is asked again. */
export const goodsFreshMinutes = 10;

export function isFresh(fetchedAt: Date, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < goodsFreshMinutes * 60_000;
}
