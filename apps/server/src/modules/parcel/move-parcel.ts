import { ok, type Result } from "@sihai/domain";
import { actOnParcel, type ParcelAction, type ParcelActionRefusal, type ParcelState } from "@sihai/domain/parcel";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { changeState, type StateChange } from "./parcel.store.ts";
import type { Parcel } from "./parcel.types.ts";

type Act = { action: ParcelAction; by: Actor; at: Date; note?: string; facts?: Record<string, unknown> };

/** Takes a locked parcel a step on and notes it in its history; refuses what the transition table does not allow (rule F41). */
export async function moveParcel(
  tx: Tx,
  parcel: Parcel,
  { action, by, at, note, facts }: Act,
  change: StateChange = {},
): Promise<Result<ParcelState, ParcelActionRefusal>> {
  const decided = actOnParcel(parcel.state, action);
  if (!decided.ok) return decided;
  await changeState(tx, parcel, decided.value, change);
  await recordStep(tx, {
    userId: parcel.userId,
    subjectKind: "parcel",
    subjectId: parcel.id,
    from: parcel.state,
    to: decided.value,
    by,
    at,
    note,
    facts: { action, ...facts },
  });
  return ok(decided.value);
}
