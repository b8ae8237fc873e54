import { isTrackingNumber, readItemNumber, tidyTrackingNumber } from "@sihai/domain/courier";
import { isOrderNo } from "@sihai/domain/order";
import { isParcelNumber } from "@sihai/domain/parcel";

/** What a scanned or typed number can be. A courier number is whatever is none of ours and looks like one. */
export type Scan =
  | { kind: "item"; itemNo: string }
  | { kind: "order"; orderNo: string }
  | { kind: "parcel"; packageId: string }
  | { kind: "customer"; mark: string }
  | { kind: "courier"; number: string }
  | { kind: "unknown"; text: string };

const customerMark = /^SH\d{5,19}$/;

/** Reads a scan: scanners may add blanks, small letters or full-width digits; our own numbers carry a check digit and come first. */
export function readScan(text: string): Scan {
  const tidy = tidyTrackingNumber(text);
  const itemNo = readItemNumber(text);
  if (itemNo !== null) return { kind: "item", itemNo };
  if (isOrderNo(tidy)) return { kind: "order", orderNo: tidy };
  if (isParcelNumber(tidy)) return { kind: "parcel", packageId: tidy };
  if (customerMark.test(tidy)) return { kind: "customer", mark: tidy };
  if (isTrackingNumber(tidy)) return { kind: "courier", number: tidy };
  return { kind: "unknown", text: text.trim() };
}
