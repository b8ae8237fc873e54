import { type Couriers, detectCourier, isTrackingNumber, tidyTrackingNumber } from "../courier/index.ts";
import { forwardingPolicy } from "./announcement.ts";

export type PastedNumber = { given: string; trackingNo: string | null; couriers: string[] };

/**
 * Courier numbers pasted one a line, each once, with the couriers it can belong to, the likeliest first. What is no courier number keeps its
 * text and has `trackingNo` null, so that the customer sees what was not understood. At most as many as one order takes.
 */
export function readPastedNumbers(text: string, couriers: Couriers): PastedNumber[] {
  const read: PastedNumber[] = [];
  for (const line of text.slice(0, 5000).split(/[\n,，;；、]+/)) {
    const given = line.trim();
    if (given === "") continue;
    const trackingNo = isTrackingNumber(given) ? tidyTrackingNumber(given) : null;
    if (trackingNo !== null && read.some((each) => each.trackingNo === trackingNo)) continue;
    read.push({ given, trackingNo, couriers: trackingNo === null ? [] : detectCourier(trackingNo, couriers) });
  }
  return read.slice(0, forwardingPolicy.parcelsMax);
}
