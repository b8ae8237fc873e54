import { covers, type Position } from "./position.ts";

/** Where the primary was, look by look: ten minutes of them at two a second. */
const looksKept = 1200;

type Look = { position: Position; atMs: number };

/** How many seconds ago a standby's place was the primary's: true of one that is idle, and of one whose line is cut. */
export type LagKeeper = { note(position: Position, atMs: number): void; lagOf(replayed: Position, nowMs: number): number };

/** Remembers where the primary stood when, to say how old a standby's place is. */
export function keepLag(): LagKeeper {
  let looks: Look[] = [];
  return {
    note(position, atMs) {
      // After a standby took over, what the former primary wrote says nothing any more.
      if (looks.at(-1)?.position.timeline !== position.timeline) looks = [];
      looks.push({ position, atMs });
      if (looks.length > looksKept) looks.shift();
    },
    /** At least so many: of one that stands before all that is remembered, how long that is. */
    lagOf(replayed, nowMs) {
      const newest = looks.at(-1);
      if (!newest || covers(replayed, newest.position)) return 0;
      const reached = looks.findLast(({ position }) => covers(replayed, position)) ?? looks[0];
      return (nowMs - (reached?.atMs ?? nowMs)) / 1000;
    },
  };
}
