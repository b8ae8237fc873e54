import * as z from "zod/mini";
import { type Deps, defineJob } from "#platform";

/** Asks the tracking service to follow what comes to the warehouse. */
export const followDeliveryJob = defineJob(
  "followDelivery",
  z.object({ trackingNo: z.string(), itemNo: z.string(), sentAt: z.iso.datetime() }),
);

/** Working days couriers take inside China; they promise nothing themselves. */
const usualDays: [number, number] = [1, 3];

/** The job: asks the tracking service to follow a number to the warehouse. One the service does not know stays without scans. */
export async function followDelivery(
  { trackingNo, itemNo, sentAt }: z.output<typeof followDeliveryJob.payload>,
  deps: Deps,
): Promise<void> {
  const followed = await deps.adapters.tracking.follow({
    number: trackingNo,
    reference: itemNo,
    destination: "CN",
    days: usualDays,
    shippedAt: new Date(sentAt),
  });
  if (followed.ok) return;
  if (followed.refusal.code !== "TRACKING_NUMBER_REFUSED")
    throw new Error(`${trackingNo} is not followed: ${followed.refusal.code}`);
  deps.log.warn({ trackingNo, detail: followed.refusal.detail }, "the tracking service does not take this number");
}
