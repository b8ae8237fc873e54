import type { Deps, Tx } from "#platform";
import { insertDelivery } from "./delivery.store.ts";
import { followDeliveryJob } from "./follow-delivery.ts";

type Announced = {
  userId: string;
  itemId: string;
  itemNo: string;
  courier: string;
  trackingNo: string;
  pieces: number;
  at: Date;
};

/**
 * A delivery to the warehouse was announced, by a seller or by the customer himself: it is kept, and the tracking service asked to
 * follow it. The item's row is locked by the caller, who has checked the pieces. False when the item already comes under this number.
 */
export async function announceDelivery(
  tx: Tx,
  deps: Pick<Deps, "jobs">,
  { itemNo, at, ...delivery }: Announced,
): Promise<boolean> {
  if (!(await insertDelivery(tx, { ...delivery, sentAt: at }))) return false;
  const { trackingNo } = delivery;
  const key = `follow-delivery:${delivery.userId}:${trackingNo}`;
  await deps.jobs.enqueue(tx, followDeliveryJob, { trackingNo, itemNo, sentAt: at.toISOString() }, { key });
  return true;
}
