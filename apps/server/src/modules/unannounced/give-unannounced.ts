import { ok, type Result } from "@sihai/domain";
import { courierNamed } from "@sihai/domain/courier";
import { stockInDeadline } from "@sihai/domain/warehouse";
import { clearTimer, type Deps, type Tx } from "#platform";
import { tell } from "../message/index.ts";
import type { Actor } from "../timeline/index.ts";
import { insertClaimedOrder } from "./claimed-order.store.ts";
import { moveUnannounced, type UnannouncedRefusal } from "./move-unannounced.ts";
import type { UnannouncedParcel } from "./unannounced.store.ts";
import { closeClaim, waitingClaim } from "./unannounced-claim.store.ts";
import { forfeitTimer, warningTimer } from "./unannounced-timers.ts";

type Given = { userId: string; contents: string; by: Actor; at: Date };
type Done = { itemNo: string; orderNo: string; dueAt: Date };

/** Makes a locked parcel a member's: a forwarding order is written for it, and it waits to be stocked in like any other. */
export async function giveToMember(
  tx: Tx,
  deps: Deps,
  parcel: UnannouncedParcel,
  { userId, contents, by, at }: Given,
): Promise<Result<Done, UnannouncedRefusal>> {
  const dueAt = stockInDeadline(at, [], deps.settings.at(at));
  const made = await insertClaimedOrder(tx, { ...parcel, userId, contents, by, at, dueAt });
  const moved = await moveUnannounced(tx, parcel, { to: "given", given: made, by, at, facts: { itemNo: made.itemNo } });
  if (!moved.ok) return moved;
  await takeOffShelf(tx, deps, parcel, { ownerId: userId, by, at });
  await tell(tx, deps, {
    userId,
    type: "warehouse",
    template: "unannounced-given",
    facts: {
      number: parcel.maskedNo,
      courier: courierNamed(deps.settings.at(at).couriers, parcel.courier),
      orderNo: made.orderNo,
    },
    link: `/order/detail?orderNo=${made.orderNo}`,
    mail: true,
    at,
  });
  return ok({ itemNo: made.itemNo, orderNo: made.orderNo, dueAt });
}

/** What follows when a parcel has an owner: its deadlines are off, and a claim still being looked at is answered. */
export async function takeOffShelf(
  tx: Tx,
  deps: Deps,
  parcel: UnannouncedParcel,
  { ownerId, by, at }: { ownerId: string; by: Actor; at: Date },
): Promise<void> {
  await clearTimer(tx, forfeitTimer, parcel);
  await clearTimer(tx, warningTimer, parcel);
  const claim = await waitingClaim(tx, parcel.id);
  if (!claim) return;
  const staffId = by.kind === "staff" ? by.id : null;
  const isOwner = claim.userId === ownerId;
  await closeClaim(tx, claim, { state: isOwner ? "approved" : "refused", note: "", at, staffId });
  if (isOwner) return;
  await tell(tx, deps, {
    userId: claim.userId,
    type: "warehouse",
    template: "unannounced-refused",
    facts: { number: parcel.maskedNo, courier: courierNamed(deps.settings.at(at).couriers, parcel.courier), note: "" },
    link: "/warehouse/list?tab=unannounced",
    at,
  });
}
