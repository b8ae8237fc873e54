import { dayMs } from "../clocks/beijing-time.ts";
import { logisticsDue } from "../clocks/calendar-clocks.ts";
import { isTrackingNumber, tidyTrackingNumber } from "../courier/index.ts";
import type { ItemState } from "../item/index.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/settings.ts";
import { type ForwardingServiceNo, servicesConflict } from "./services.ts";

/** Rules of announcing parcels (rules E-95 to E-104). */
export const forwardingPolicy = {
  version: "2026-11-21",
  parcelsMax: 20,
  itemsPerParcelMax: 20,
  nameMaxLength: 100,
  remarkMaxLength: 300,
  picturesMax: 6,
} as const;

/** Until when courier and number must be entered, or what still waits for them is cancelled (rule P-05). */
export function logisticsBefore(at: Date, { deadlines }: Pick<Settings, "deadlines">): Date {
  return new Date(logisticsDue(at.toISOString(), deadlines));
}

/** When the customer is reminded that they are still missing. */
export function remindLogisticsAt(at: Date, rules: Pick<Settings, "deadlines">): Date {
  return remindLogisticsBefore(logisticsBefore(at, rules), rules);
}

/** When the customer is reminded of what is due at a moment. */
export function remindLogisticsBefore(dueAt: Date, { deadlines }: Pick<Settings, "deadlines">): Date {
  return new Date(dueAt.getTime() - deadlines.logisticsReminderDays * dayMs);
}

/** Courier and number can be entered or changed until the warehouse has signed for the delivery. */
export function mayEnterLogistics(state: ItemState): boolean {
  return state === "awaiting-logistics" || state === "in-transit";
}

/** Why a number that staff entered is taken back. */
export const logisticsUndoReasons = ["misread", "wrong-item", "other-customer"] as const;
export type LogisticsUndoReason = (typeof logisticsUndoReasons)[number];

/** By when a number that was taken back is due: as before, or anew when that has passed (rule P-05). */
export function logisticsDueAgain(dueWas: Date | null, at: Date, rules: Pick<Settings, "deadlines">): Date {
  return dueWas !== null && dueWas > at ? dueWas : logisticsBefore(at, rules);
}

/** Courier and number of a parcel; both null: "complete logistics later". */
export type Logistics = { courier: string | null; trackingNo: string | null };
export type LogisticsRefusal =
  | { code: "COURIER_NEEDED" }
  | { code: "TRACKING_NUMBER_NEEDED" }
  | { code: "TRACKING_NUMBER_WRONG" };

/** The number as couriers print it, with its courier, or why it cannot be taken (rules E-95 and E-96). */
export function checkLogistics({
  courier,
  trackingNo,
}: Logistics): Result<{ courier: string; trackingNo: string }, LogisticsRefusal> {
  if (courier === null) return refuse({ code: "COURIER_NEEDED" });
  if (trackingNo === null || trackingNo.trim() === "") return refuse({ code: "TRACKING_NUMBER_NEEDED" });
  if (!isTrackingNumber(trackingNo)) return refuse({ code: "TRACKING_NUMBER_WRONG" });
  return ok({ courier, trackingNo: tidyTrackingNumber(trackingNo) });
}

export type AnnouncedParcel = Logistics & { items: readonly unknown[]; services: readonly ForwardingServiceNo[] };
export type Announcement = { parcels: readonly AnnouncedParcel[]; remark: string; agreed: boolean };
export type AnnouncementRefusal =
  | LogisticsRefusal
  | { code: "FORWARDING_ITEM_NEEDED" }
  | { code: "FORWARDING_REMARK_NEEDED" }
  | { code: "FORWARDING_TERMS_NOT_AGREED" }
  | { code: "FORWARDING_SERVICES_CONFLICT" }
  | { code: "TRACKING_NUMBER_TWICE"; trackingNo: string };

/**
 * Whether an announcement is complete (rules E-95 to E-100 and E-104): every parcel has at least one item and either courier and
 * number or the explicit "later"; no number twice; a remark; the agreement. Tells the first thing that is missing.
 */
export function checkAnnouncement({ parcels, remark, agreed }: Announcement): Result<undefined, AnnouncementRefusal> {
  if (parcels.length === 0) return refuse({ code: "FORWARDING_ITEM_NEEDED" });
  const numbers = new Set<string>();
  for (const parcel of parcels) {
    if (!isLater(parcel)) {
      const checked = checkLogistics(parcel);
      if (!checked.ok) return checked;
      const { trackingNo } = checked.value;
      if (numbers.has(trackingNo)) return refuse({ code: "TRACKING_NUMBER_TWICE", trackingNo });
      numbers.add(trackingNo);
    }
    if (parcel.items.length === 0) return refuse({ code: "FORWARDING_ITEM_NEEDED" });
    if (servicesConflict(parcel.services)) return refuse({ code: "FORWARDING_SERVICES_CONFLICT" });
  }
  if (remark.trim() === "") return refuse({ code: "FORWARDING_REMARK_NEEDED" });
  return agreed ? ok() : refuse({ code: "FORWARDING_TERMS_NOT_AGREED" });
}

/** The customer chose to tell courier and number later. */
export function isLater({ courier, trackingNo }: Logistics): boolean {
  return courier === null && trackingNo === null;
}

/** Whether a typed link can be opened by the buying desk: a whole address of the web, without a password in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const { protocol, hostname, username, password } = new URL(text.trim());
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") && username === "" && password === "";
}
