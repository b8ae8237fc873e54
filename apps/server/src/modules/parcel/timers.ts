import { defineTimer, subjectPart } from "#platform";

const parcel = { userId: subjectPart.id, parcelId: subjectPart.id };

/** A parcel's deadlines. */
export const parcelTimers = {
  cancelUnpaid: defineTimer("parcel.cancel-unpaid", parcel),
  /** One for each day somebody who has not paid is reminded on. */
  remindUnpaid: defineTimer("parcel.remind-unpaid", { ...parcel, day: subjectPart.days }),
  confirmReceipt: defineTimer("parcel.confirm-receipt", parcel),
};
