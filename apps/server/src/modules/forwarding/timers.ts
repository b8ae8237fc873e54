import { defineTimer, subjectPart } from "#platform";

/** A forwarding order's deadlines: courier and number of an item are due, and whoever still owes some of an order is reminded. */
export const logisticsTimers = {
  due: defineTimer("forwarding.logistics-due", { userId: subjectPart.id, itemId: subjectPart.id }),
  remind: defineTimer("forwarding.logistics-remind", { userId: subjectPart.id, orderId: subjectPart.id }),
  /** Before a time that was given anew: a reminder that was sent for the one before is not set again. */
  remindAgain: defineTimer("forwarding.logistics-remind-again", {
    userId: subjectPart.id,
    orderId: subjectPart.id,
    dueAt: subjectPart.instant,
  }),
};
