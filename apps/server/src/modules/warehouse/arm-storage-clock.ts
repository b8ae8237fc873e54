import { nextMoment } from "@sihai/domain/storage";
import { setTimer, type Tx } from "#platform";

/** Timer of goods that only lie there; its subject is `userId:itemId:moment`, the moment in milliseconds since 1970. */
export const storageClockTimer = "storage.clock";

/**
 * Sets the timer of the next thing that happens to goods in storage. It names the instant it stands for: when the end of storage has moved
 * meanwhile, that instant means nothing any more and the timer does nothing, so that none ever has to be taken back.
 */
export async function armStorageClock(
  tx: Tx,
  { userId, itemId }: { userId: string; itemId: string },
  freeUntil: Date,
  now: Date,
): Promise<void> {
  const next = nextMoment(freeUntil, now);
  if (next) await setTimer(tx, storageClockTimer, `${userId}:${itemId}:${next.at.getTime()}`, next.at);
}
