import type { Result } from "@sihai/domain";
import { courierNamed } from "@sihai/domain/courier";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import { moveUnannounced, type UnannouncedRefusal } from "./move-unannounced.ts";
import type { UnannouncedParcel } from "./unannounced.store.ts";

/**
 * A locked parcel becomes the platform's, and whoever's mark is on it hears the same day that it is no longer theirs to claim. Refused, with
 * nothing changed, where the transition table does not allow it.
 */
export async function forfeit(
  tx: Tx,
  deps: Deps,
  parcel: UnannouncedParcel,
  at: Date,
): Promise<Result<UnannouncedParcel, UnannouncedRefusal>> {
  const moved = await moveUnannounced(tx, parcel, { to: "forfeited", by: { kind: "system" }, at });
  if (!moved.ok || parcel.suggestedUserId === null) return moved;
  await tell(tx, deps, {
    userId: parcel.suggestedUserId,
    type: "warehouse",
    template: "unannounced-forfeited",
    facts: { number: parcel.maskedNo, courier: courierNamed(deps.settings.at(at).couriers, parcel.courier) },
    mail: true,
    at,
  });
  return moved;
}
