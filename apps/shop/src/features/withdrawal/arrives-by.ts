import { addWorkingDays } from "@sihai/domain/clocks";
import type { PublicSettings } from "@sihai/domain/setting";
import type { WithdrawalOnWire } from "./types.ts";

type Rules = Pick<PublicSettings, "withdrawalTerms" | "holidays">;
type Part = WithdrawalOnWire["parts"][number];

/**
 * By when a part of a withdrawal is with its owner at the latest, and in how many working days: counted from when it was sent, or else from
 * when it was or is to be reviewed, and of what waits past that from now. A day that is over is promised to nobody.
 */
export function arrivesBy(
  withdrawal: WithdrawalOnWire,
  { to, state }: Pick<Part, "to" | "state">,
  { withdrawalTerms: { cardWorkingDays, walletWorkingDays }, holidays }: Rules,
  now: Date,
) {
  const { closedAt, reviewedBy, appliedAt, accountKind, history } = withdrawal;
  const days = to === "account" && accountKind === "wechat" ? walletWorkingDays : cardWorkingDays;
  const reviewed = history.findLast((step) => step.to === "approved")?.at ?? reviewedBy ?? appliedAt;
  const isOverdue = closedAt === null && state === "waiting" && Date.parse(reviewed) < now.getTime();
  return { days, by: addWorkingDays(isOverdue ? now.toISOString() : (closedAt ?? reviewed), days.to, holidays) };
}

/** Whether a part is still to arrive. Of one that is uncertain nobody knows, and no day is promised for it. */
export function isUnderWay({ state }: WithdrawalOnWire, part: Part): boolean {
  const isOpen = state === "applied" || state === "approved" || state === "paid";
  return isOpen && !["uncertain", "returned", "failed", "stopped"].includes(part.state);
}
