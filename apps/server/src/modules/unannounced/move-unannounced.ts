import { ok, type Result, refuse } from "@sihai/domain";
import { type AbnormalState, mayMoveAbnormal } from "@sihai/domain/unannounced";
import type { Tx } from "#platform";
import type { Actor } from "../timeline/index.ts";
import { type AbnormalParcel, insertAbnormalStep, updateAbnormal } from "./unannounced.store.ts";

export type AbnormalRefusal = { code: "ABNORMAL_STATE_REFUSED"; from: AbnormalState; to: AbnormalState };

type Move = {
  by: Actor;
  at: Date;
  facts?: Record<string, unknown>;
} & (
  | { to: "claimed"; claimedBy: string }
  | { to: "given"; given: { userId: string; itemId: string } }
  | { to: "held" | "forfeited" }
);

/** Moves a locked parcel along its transition table and notes the step; refuses what the table does not allow, and changes nothing then. */
export async function moveAbnormal(tx: Tx, parcel: AbnormalParcel, move: Move): Promise<Result<AbnormalParcel, AbnormalRefusal>> {
  const { to, by, at, facts } = move;
  if (!mayMoveAbnormal(parcel.state, to)) return refuse({ code: "ABNORMAL_STATE_REFUSED", from: parcel.state, to });
  const claimedBy = move.to === "claimed" ? move.claimedBy : null;
  await updateAbnormal(tx, parcel, { to, claimedBy, given: move.to === "given" ? move.given : null });
  await insertAbnormalStep(tx, { id: parcel.id, from: parcel.state, to, by, at, ...(facts && { facts }) });
  return ok({ ...parcel, state: to, claimedBy });
}
