import { addWorkingDays } from "@sihai/domain/clocks";
import type { PublicSettings } from "@sihai/domain/setting";
import type { WithdrawalOnWire } from "./types.ts";

type Rules = Pick<PublicSettings, "withdrawalTerms" | "holidays">;
type Part = WithdrawalOnWire["parts"][number];

/**
 * By when a part of a withdrawal is with its owner at the latest, and in how many working days: counted from when it was sent, or else from
 * when it is reviewed.
 */
export function arrivesBy(
  { closedAt, reviewedBy, appliedAt, accountKind }: WithdrawalOnWire,
  to: Part["to"],
  { withdrawalTerms: { cardWorkingDays, walletWorkingDays }, holidays }: Rules,
) {
  const days = to === "account" && accountKind === "wechat" ? walletWorkingDays : cardWorkingDays;
  return { days, by: addWorkingDays(closedAt ?? reviewedBy ?? appliedAt, days.to, holidays) };
}

/** Whether a part is still to arrive, as far as anybody knows. */
export function isUnderWay({ state }: WithdrawalOnWire, part: Part): boolean {
  const isOpen = state === "applied" || state === "approved" || state === "paid";
  return isOpen && !["returned", "failed", "stopped"].includes(part.state);
}
