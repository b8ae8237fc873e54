import { dayMs } from "@sihai/domain/clocks";
import { courierNamed } from "@sihai/domain/courier";
import { type Deps, defineTimer, type SubjectOf, subjectPart, type Tx } from "#platform";
import { tell } from "../message/index.ts";
import { forfeit } from "./forfeit-unannounced.ts";
import { lockUnannounced } from "./unannounced.store.ts";

/** Deadlines of a parcel nobody announced. */
export const forfeitTimer = defineTimer("warehouse.unannounced-forfeit", { id: subjectPart.id });
export const warningTimer = defineTimer("warehouse.unannounced-warning", { id: subjectPart.id });
type Deadline = SubjectOf<typeof forfeitTimer>;

/**
 * Its days have passed: the parcel becomes the platform's (rule F-29). One whose claim is being looked at waits for the answer; refused, it is
 * forfeited then.
 */
export async function forfeitUnannounced(parcelKey: Deadline, deps: Deps, tx: Tx): Promise<void> {
  const parcel = await lockUnannounced(tx, parcelKey);
  if (parcel?.state !== "held") return;
  const moved = await forfeit(tx, deps, parcel, deps.clock.now());
  if (!moved.ok) throw new Error(`parcel ${parcel.unannouncedNo} cannot be forfeited`);
}

/** The member whose mark is on the parcel hears of it once more. */
export async function warnOfForfeit(parcelKey: Deadline, deps: Deps, tx: Tx): Promise<void> {
  const parcel = await lockUnannounced(tx, parcelKey);
  if (parcel?.state !== "held" || parcel.suggestedUserId === null) return;
  const at = deps.clock.now();
  await tell(tx, deps, {
    userId: parcel.suggestedUserId,
    type: "warehouse",
    template: "unannounced-ending",
    facts: {
      number: parcel.maskedNo,
      courier: courierNamed(deps.settings.at(at).couriers, parcel.courier),
      forfeitsAt: parcel.forfeitsAt.toISOString(),
      daysLeft: Math.ceil((parcel.forfeitsAt.getTime() - at.getTime()) / dayMs),
    },
    link: `/warehouse/list?tab=unannounced&parcel=${parcel.unannouncedNo}`,
    mail: true,
    at,
  });
}
