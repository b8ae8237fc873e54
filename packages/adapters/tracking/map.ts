import type { TrackEvent, TrackedParcel, TrackStage } from "./port.ts";
import type { Scan, TrackedNumber } from "./reply.ts";

/** The vendor's sub-states that mean more to a shopper than their main state. */
const bySubStatus: Record<string, TrackStage> = {
  InfoReceived: "registered",
  InTransit_PickedUp: "picked-up",
  InTransit_Departure: "departed",
  InTransit_Arrival: "arrived",
  InTransit_CustomsProcessing: "customs",
  InTransit_CustomsReleased: "customs",
  InTransit_CustomsRequiringInformation: "papers-wanted",
  Exception_Security: "held",
  Exception_Returning: "returning",
  Exception_Returned: "returned",
  Exception_Lost: "lost",
  Exception_Destroyed: "lost",
  Exception_Delayed: "delayed",
};

const byStatus: Record<string, TrackStage> = {
  InfoReceived: "registered",
  InTransit: "in-transit",
  OutForDelivery: "out-for-delivery",
  AvailableForPickup: "out-for-delivery",
  DeliveryFailure: "delayed",
  Delivered: "delivered",
  Exception: "delayed",
  Expired: "delayed",
};

/** The stage a carrier's status stands for: the finer word decides, then the coarser, and an unknown one is on its way. */
export function stageOf(subStatus: string | null | undefined): TrackStage {
  const sub = subStatus ?? "";
  return bySubStatus[sub] ?? byStatus[sub.split("_")[0] ?? ""] ?? "in-transit";
}

/** A tracked number with its scans, oldest first. */
export function parcelFrom(reply: TrackedNumber): TrackedParcel {
  // The source sends the newest first; turned before the stable sort, scans of one second keep their order.
  const events = reply.track_info.tracking.providers.flatMap((provider) => provider.events.map(eventFrom).reverse());
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { number: reply.number, reference: reply.tag ?? "", stage: events.at(-1)?.stage ?? null, events };
}

function eventFrom(scan: Scan): TrackEvent {
  const place = scan.location ?? "";
  return {
    at: new Date(scan.time_utc),
    stage: stageOf(scan.sub_status ?? scan.stage),
    country: scan.address?.country ?? "",
    place: { en: place, zh: scan.location_translation?.location ?? place },
    text: { en: scan.description, zh: scan.description_translation?.description ?? scan.description },
  };
}
