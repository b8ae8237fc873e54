import type { CallData } from "@sihai/contract";
import type { listExpert, readExpert, readPackingPlan } from "@sihai/contract/expert";
import type { ExpertState } from "@sihai/domain/expert";
import type { Tone } from "@sihai/ui";

export type ExpertOnWire = CallData<typeof readExpert>;
export type ExpertRow = CallData<typeof listExpert>["list"][number];
export type PackingPlan = CallData<typeof readPackingPlan>;

export const expertTones: Record<ExpertState, Tone> = {
  unpaid: "warn",
  unprocessed: "brand",
  processing: "brand",
  "pending-payment": "warn",
  paid: "ok",
  shipped: "ok",
  cancelled: "neutral",
};

const reached: Partial<Record<ExpertState, number>> = {
  unpaid: 0,
  unprocessed: 1,
  processing: 1,
  "pending-payment": 2,
  paid: 3,
  shipped: 4,
};

/** How far a service has got on its way of four stages; null for a cancelled one. */
export function stageOf(state: ExpertState): number | null {
  return reached[state] ?? null;
}
