import { nextMoment } from "@sihai/domain/storage";
import { type Deps, defineTimer, setTimer, subjectPart, type Tx } from "#platform";

/** Timer of goods that only lie there; it names the moment of their storage it stands for. */
export const storageClockTimer = defineTimer("storage.clock", {
  userId: subjectPart.id,
  itemId: subjectPart.id,
  moment: subjectPart.instant,
});

/**
 * Sets the timer of the next thing that happens to goods in storage, by the rules of their stock-in. It names the instant it stands for: when the end of storage has moved
 * meanwhile, that instant means nothing any more and the timer does nothing, so that none ever has to be taken back.
 */
export async function armStorageClock(
  tx: Tx,
  { settings }: Pick<Deps, "settings">,
  { userId, itemId, stockedInAt, freeUntil }: { userId: string; itemId: string; stockedInAt: Date; freeUntil: Date },
  now: Date,
): Promise<void> {
  const next = nextMoment(freeUntil, now, settings.at(stockedInAt));
  if (next) await setTimer(tx, storageClockTimer, { userId, itemId, moment: next.at }, next.at);
}
