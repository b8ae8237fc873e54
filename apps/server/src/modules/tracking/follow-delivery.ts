import type { Deps } from "#platform";

/** Working days couriers take inside China; they promise nothing themselves. */
const usualDays: [number, number] = [1, 3];

/** The job: asks the tracking service to follow a number to the warehouse. One the service does not know stays without scans. */
export async function followDelivery(
  { trackingNo, itemNo, sentAt }: { trackingNo: string; itemNo: string; sentAt: string },
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
