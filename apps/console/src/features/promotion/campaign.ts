import type { CallData } from "@sihai/contract";
import type { listCampaigns } from "@sihai/contract/promotion";
import type { Tone } from "@sihai/ui";

export type Campaign = CallData<typeof listCampaigns>["list"][number];

export const stateTones: Record<Campaign["state"], Tone> = {
  draft: "warn",
  coming: "brand",
  running: "ok",
  "given-out": "warn",
  over: "neutral",
  stopped: "neutral",
};

/** Whether it can still be ended before its time. */
export function mayStop({ state }: Campaign): boolean {
  return state === "draft" || state === "coming" || state === "running" || state === "given-out";
}
