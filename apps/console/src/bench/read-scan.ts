import { isTrackingNumber, readItemNumber, tidyTrackingNumber } from "@sihai/domain/couriers";
import { isOrderNo } from "@sihai/domain/order";

/** What a scanned or typed number can be. A courier number is whatever is none of ours and looks like one. */
export type Scan =
  | { kind: "item"; itemNo: string }
  | { kind: "order"; orderNo: string }
  | { kind: "parcel"; packageId: string }
  | { kind: "courier"; number: string }
  | { kind: "unknown"; text: string };

const parcelNo = /^PK\d{6,18}$/;

/** Reads a scan: scanners may add blanks, small letters or full-width digits; our own numbers carry a check digit and come first. */
export function readScan(text: string): Scan {
  const tidy = tidyTrackingNumber(text);
  const itemNo = readItemNumber(text);
  if (itemNo !== null) return { kind: "item", itemNo };
  if (isOrderNo(tidy)) return { kind: "order", orderNo: tidy };
  if (parcelNo.test(tidy)) return { kind: "parcel", packageId: tidy };
  if (isTrackingNumber(tidy)) return { kind: "courier", number: tidy };
  return { kind: "unknown", text: text.trim() };
}
