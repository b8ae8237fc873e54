/** What a campaign is to the person who looks at it. */
export type CampaignState = "draft" | "coming" | "running" | "given-out" | "over" | "stopped";

type Window = { from: Date; until: Date; checkedAt: Date | null; stoppedAt: Date | null; taken: number; total: number | null };

/** Its state at an instant; the window ends with the instant it is open until, and one that is stopped stays so. */
export function campaignState({ from, until, checkedAt, stoppedAt, taken, total }: Window, now: Date): CampaignState {
  if (stoppedAt !== null) return "stopped";
  if (now.getTime() >= until.getTime()) return "over";
  if (checkedAt === null) return "draft";
  if (total !== null && taken >= total) return "given-out";
  return now.getTime() < from.getTime() ? "coming" : "running";
}
