import { returnDue } from "../clocks/calendar-clocks.ts";
import type { ItemState } from "../item/index.ts";
import type { Settings } from "../setting/settings.ts";

export const returnObstacles = [
  "not-in-storage",
  "in-parcel",
  "with-expert",
  "not-bought-here",
  "under-way",
  "already-exchanged",
  "window-closed",
] as const;
export type ReturnObstacle = (typeof returnObstacles)[number];

type ReturnRequest = {
  state: ItemState;
  /** Null for what was never stocked in. */
  stockedInAt: Date | null;
  /** Bought by us for the buyer; goods somebody sent in have no seller we could send them back to. */
  boughtHere: boolean;
  /** It went back once and came again in exchange: that opens no second window. */
  exchangedBefore: boolean;
  /** Set aside on its shelf for the shipping expert, whose request has to be cancelled first. */
  reserved: boolean;
  now: Date;
};

/** Until when an item may be sent back, by the rules of its stock-in (rule P-08). */
export function returnBefore(stockedInAt: Date, { deadlines }: Pick<Settings, "deadlines">): Date {
  return new Date(returnDue(stockedInAt.toISOString(), deadlines));
}

/** Until when an item may be sent back, and what stands against it (rule P-08). At the last millisecond it still may. */
export function returnEligibility(
  { state, stockedInAt, boughtHere, exchangedBefore, reserved, now }: ReturnRequest,
  settings: { at(instant: Date): Pick<Settings, "deadlines"> },
): {
  deadline: Date | null;
  obstacle: ReturnObstacle | null;
} {
  const deadline = stockedInAt === null ? null : returnBefore(stockedInAt, settings.at(stockedInAt));
  const obstacle = (): ReturnObstacle | null => {
    // Before it comes in nobody can say who bought it: a purchase that is still to be paid is no stranger's.
    if (deadline === null) return "not-in-storage";
    if (!boughtHere) return "not-bought-here";
    if (state === "returning" || state === "exchanging") return "under-way";
    if (state === "in-parcel") return "in-parcel";
    if (reserved) return "with-expert";
    if (state !== "stocked-in") return "not-in-storage";
    if (exchangedBefore) return "already-exchanged";
    return now > deadline ? "window-closed" : null;
  };
  return { deadline, obstacle: obstacle() };
}
