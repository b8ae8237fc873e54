import type { CallData } from "@sihai/contract";
import type { listRateVersions } from "@sihai/contract/freight";
import type { Tone } from "@sihai/ui";

export type Version = CallData<typeof listRateVersions>["list"][number];
export type VersionState = "draft" | "scheduled" | "in-force" | "over" | "withdrawn";

/** What a price list is to the person who looks at it. */
export function stateOf({ state, isInForce, isOver }: Version): VersionState {
  if (isInForce) return "in-force";
  return isOver ? "over" : state;
}

export const stateTones: Record<VersionState, Tone> = {
  draft: "warn",
  scheduled: "brand",
  "in-force": "ok",
  over: "neutral",
  withdrawn: "neutral",
};
