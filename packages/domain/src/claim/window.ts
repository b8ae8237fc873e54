import { dayMs } from "../clocks/beijing-time.ts";
import { claimDue } from "../clocks/calendar-clocks.ts";
import { addWorkingDays } from "../clocks/working-days.ts";
import { promisedBy } from "../parcel/arrival.ts";
import type { ParcelState } from "../parcel/states.ts";
import type { Settings } from "../setting/index.ts";
import { type ClaimKind, isGone } from "./kinds.ts";

export type ClaimTerms = Settings["claimTerms"];
export type ClaimRules = Pick<Settings, "holidays" | "claimTerms">;

export const claimObstacles = [
  "not-sent",
  "not-delivered",
  "too-early",
  "window-closed",
  "in-time",
  "delivered",
  "taken-back",
] as const;
export type ClaimObstacle = (typeof claimObstacles)[number];
export type ClaimWindow = { opensAt: Date | null; closesAt: Date | null; obstacle: ClaimObstacle | null };

export type ClaimedParcel = {
  state: ParcelState;
  shippedAt: Date | null;
  /** The carrier's scan, or the buyer's confirmation where there was no scan. */
  deliveredAt: Date | null;
  /** Since when it counts as lost or seized. */
  exceptionAt: Date | null;
  /** It came back and its goods lie on our shelves again. */
  takenBack: boolean;
  /** Longest promised time, in working days. */
  promisedDays: number;
};

/**
 * Whether something may be claimed now and until when (rules P-25 and H-142). Goods that arrived: some business days from delivery, to the
 * last millisecond. Goods that did not: from the day the parcel is an exception or some days past the promise, for some time. A late
 * parcel: from the promised day until as many business days after it came. `rules`: of the moment `claimTermsHeldAt` says.
 */
export function claimWindow(kind: ClaimKind, parcel: ClaimedParcel, now: Date, rules: ClaimRules): ClaimWindow {
  const { shippedAt, deliveredAt, exceptionAt } = parcel;
  if (shippedAt === null) return closed("not-sent");
  if (parcel.takenBack) return closed("taken-back");
  const promised = promisedBy(shippedAt, parcel.promisedDays, rules.holidays);
  if (kind === "damaged" || kind === "missing" || kind === "wrong")
    return deliveredAt === null ? closed("not-delivered") : between(deliveredAt, dueOf(deliveredAt, rules), now);
  if (kind === "delayed") {
    if (deliveredAt === null) return between(promised, null, now);
    return deliveredAt <= promised ? closed("in-time") : between(promised, dueOf(deliveredAt, rules), now);
  }
  if (deliveredAt !== null) return closed("delivered");
  const counted = promised.getTime() + rules.claimTerms.lostAfterDays * dayMs;
  const opensAt = new Date(Math.min(counted, exceptionAt?.getTime() ?? counted));
  return between(opensAt, new Date(opensAt.getTime() + rules.claimTerms.goneDays * dayMs), now);
}

/** Which moment's terms a parcel's claims follow: of the day it came; while it has not, of the day it left. */
export function claimTermsHeldAt({ deliveredAt, shippedAt }: Pick<ClaimedParcel, "deliveredAt" | "shippedAt">, now: Date): Date {
  return deliveredAt ?? shippedAt ?? now;
}

/** Why a claim that goods are gone has nothing left to stand on: they were found. Null while they are gone, and for every other kind. */
export function foundAgain(
  kind: ClaimKind,
  { deliveredAt, takenBack }: Pick<ClaimedParcel, "deliveredAt" | "takenBack">,
): "delivered" | "taken-back" | null {
  if (!isGone(kind)) return null;
  if (takenBack) return "taken-back";
  return deliveredAt === null ? null : "delivered";
}

/** Until when an offer stands. */
export function offerStandsUntil(at: Date, { offerDays }: Pick<ClaimTerms, "offerDays">): Date {
  return new Date(at.getTime() + offerDays * dayMs);
}

/** Whether an offer can still be answered: its last millisecond is the one before its end, whenever the timer comes. */
export function offerStands(answerBefore: Date, now: Date): boolean {
  return now.getTime() < answerBefore.getTime();
}

/** When staff owe the buyer an answer. */
export function claimAnswerDue(at: Date, { holidays, claimTerms }: ClaimRules): Date {
  return new Date(addWorkingDays(at.toISOString(), claimTerms.answerWorkingDays, holidays));
}

function dueOf(deliveredAt: Date, { holidays, claimTerms }: ClaimRules): Date {
  return new Date(claimDue(deliveredAt.toISOString(), holidays, claimTerms.reportWorkingDays));
}

function between(opensAt: Date, closesAt: Date | null, now: Date): ClaimWindow {
  const obstacle = now < opensAt ? "too-early" : closesAt !== null && now > closesAt ? "window-closed" : null;
  return { opensAt, closesAt, obstacle };
}

function closed(obstacle: ClaimObstacle): ClaimWindow {
  return { opensAt: null, closesAt: null, obstacle };
}

/** Until when a claim that lapsed can be taken up again. */
export function reviveBefore(lapsedAt: Date, { reviveDays }: Pick<ClaimTerms, "reviveDays">): Date {
  return new Date(lapsedAt.getTime() + reviveDays * dayMs);
}
