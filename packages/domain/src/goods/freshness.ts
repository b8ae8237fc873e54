/** A stored copy of goods is good for ten minutes; then the source is asked again. */
export const goodsFreshSeconds = 600;
/** For placing an order a copy may be one minute old: what the buyer has just seen is what he pays. */
export const orderFreshSeconds = 60;
/** Nobody is refused an order by an older copy than this: the seller may have more by now. Seconds, so that who tries again and again asks the shop rarely. */
export const refusalFreshSeconds = 5;

/** Whether goods read at `fetchedAt` are shown without asking the shop again. */
export function isFresh(fetchedAt: Date, now: Date, freshSeconds: number = goodsFreshSeconds): boolean {
  return now.getTime() - fetchedAt.getTime() < freshSeconds * 1000;
}
