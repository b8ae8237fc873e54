import { ok, type Result, refuse } from "@sihai/domain";
import { mayMoveUnannounced, type UnannouncedState } from "@sihai/domain/unannounced";
import type { Tx } from "#platform";
import type { Actor } from "../timeline/index.ts";
import { insertUnannouncedStep, type UnannouncedParcel, updateUnannounced } from "./unannounced.store.ts";

export type UnannouncedRefusal = { code: "UNANNOUNCED_STATE_REFUSED"; from: UnannouncedState; to: UnannouncedState };

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
export async function moveUnannounced(
  tx: Tx,
  parcel: UnannouncedParcel,
  move: Move,
): Promise<Result<UnannouncedParcel, UnannouncedRefusal>> {
  const { to, by, at, facts } = move;
  if (!mayMoveUnannounced(parcel.state, to)) return refuse({ code: "UNANNOUNCED_STATE_REFUSED", from: parcel.state, to });
  const claimedBy = move.to === "claimed" ? move.claimedBy : null;
  await updateUnannounced(tx, parcel, { to, claimedBy, given: move.to === "given" ? move.given : null });
  await insertUnannouncedStep(tx, { id: parcel.id, from: parcel.state, to, by, at, ...(facts && { facts }) });
  return ok({ ...parcel, state: to, claimedBy });
}
