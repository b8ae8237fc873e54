import type { ItemState } from "../item/index.ts";
import { keysOf } from "../words.ts";

/**
 * What the warehouse does for an item beside storing it (rules I-04, F-18 and P-33). What each costs is a setting.
 * `per`: priced by the piece and then for all pieces (rule E-118), by the photo, or once for the item. `result`: what closing it hands over.
 * `whole` services cannot be done in part.
 */
export const itemServices = {
  "standard-photos": { kind: "basic", per: "item", result: "photos", included: true, needsRemark: false },
  "outer-check": { kind: "basic", per: "item", result: "none", included: true, needsRemark: false },
  "invoice-removal": { kind: "basic", per: "piece", result: "none", included: false, needsRemark: false },
  "plain-packing": { kind: "basic", per: "piece", result: "none", included: false, needsRemark: false },
  "fine-photo": { kind: "value-added", per: "photo", result: "photos", included: false, needsRemark: false },
  "function-check": { kind: "value-added", per: "piece", result: "photos", included: false, needsRemark: false },
  measuring: { kind: "value-added", per: "piece", result: "photos", included: false, needsRemark: false },
  video: { kind: "value-added", per: "item", result: "video", included: false, needsRemark: false },
  "vacuum-repack": { kind: "value-added", per: "piece", result: "photos", included: false, needsRemark: false },
  "bubble-wrap": { kind: "value-added", per: "piece", result: "none", included: false, needsRemark: false },
  "priority-stock-in": { kind: "value-added", per: "item", result: "none", included: false, needsRemark: false },
  "speedy-response": { kind: "value-added", per: "item", result: "answer", included: false, needsRemark: true },
  // Chosen with the order and done by the buying desk; cannot be ordered later.
  "fixed-fee": { kind: "value-added", per: "piece", result: "none", included: false, needsRemark: false },
} as const satisfies Record<string, ItemServiceRule>;

type ItemServiceRule = {
  kind: "basic" | "value-added";
  per: "piece" | "photo" | "item";
  result: "photos" | "video" | "answer" | "none";
  included: boolean;
  needsRemark: boolean;
};

export type ItemServiceNo = keyof typeof itemServices;
export const itemServiceNos = keysOf(itemServices);

export type ServiceOrdered = { serviceNo: ItemServiceNo; quantity: number; remarks: string };

const onTheWay: readonly ItemState[] = [
  "paid",
  "buying",
  "purchased",
  "seller-shipped",
  "signed",
  "awaiting-logistics",
  "in-transit",
];
const waitingToArrive: readonly ItemState[] = [...onTheWay, "awaiting-confirmation"];

/** Whether a service can be ordered for an item standing here: the goods are on their way or on the shelf, not in a parcel. */
export function mayOrderService(serviceNo: ItemServiceNo, state: ItemState): boolean {
  if (itemServices[serviceNo].included || serviceNo === "fixed-fee") return false;
  if (serviceNo === "priority-stock-in") return waitingToArrive.includes(state);
  return state === "stocked-in" || waitingToArrive.includes(state);
}

/** Whether `value` names a service on items. */
export function isItemService(value: string): value is ItemServiceNo {
  return Object.hasOwn(itemServices, value);
}
