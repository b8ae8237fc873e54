import type { ExceptionKind } from "@sihai/domain/claim";
import type { Item } from "./item-named.ts";

/** What a member is told about parcels. */
export type ParcelMessages = {
  "parcel-submitted": { packageNo: string; amountCny: string; payBefore: string };
  "parcel-unpaid-reminder": { packageNo: string; amountCny: string; payBefore: string };
  "parcel-unpaid-cancelled": { packageNo: string };
  "parcel-paid": { packageNo: string; amountCny: string };
  "parcel-item-missing": Item & { packageNo: string; note: string };
  "parcel-shipped": { packageNo: string; carrier: string; waybillNo: string };
  "parcel-settled-even": { packageNo: string };
  "parcel-settled-refund": { packageNo: string; amountCny: string };
  "parcel-balance-due": { packageNo: string; amountCny: string };
  "parcel-delivered": { packageNo: string };
  "parcel-changed": { packageNo: string; wasCny: string; amountCny: string };
  "parcel-cancelled": { packageNo: string; amountCny: string };
  "parcel-found": { packageNo: string };
  "parcel-taken-back": { packageNo: string; freeUntil: string };
  "parcel-service-refunded": { packageNo: string; amountCny: string; note: string };
  "parcel-held": { packageNo: string };
  "parcel-papers-wanted": { packageNo: string };
  "parcel-returning": { packageNo: string };
  "parcel-exception": { packageNo: string; reason: ExceptionKind };
};
