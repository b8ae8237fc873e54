import type { ParcelKey } from "./parcel.store.ts";

/** The kinds of a parcel's deadlines. */
export const parcelTimers = {
  cancelUnpaid: "parcel.cancel-unpaid",
  remindUnpaid: "parcel.remind-unpaid",
  confirmReceipt: "parcel.confirm-receipt",
} as const;

export function subjectOf({ userId, parcelId }: ParcelKey): string {
  return `${userId}:${parcelId}`;
}

export function keyOf(subject: string): ParcelKey {
  const [userId, parcelId] = subject.split(":");
  if (!userId || !parcelId) throw new Error(`not a parcel: ${subject}`);
  return { userId, parcelId };
}
