import { announced } from "../setting.ts";
import { money, record, whole } from "../shape.ts";

const hours = whole("hours", 1, 240);

/** Talking to us. A question keeps the moment its answer was promised for, speedy response its price. */
export const consultSettings = {
  /** Counted in hours of working days only (rules P-36 and P-37); an order's holds for returns, a parcel's for what came after its delivery. */
  consultAnswerHours: announced("services", record({ order: hours, parcel: hours, expert: hours, legal: hours, other: hours })),
  consultTerms: announced(
    "services",
    record({
      /** A closed question can be taken up again. */
      reopenDays: whole("days", 1, 60),
      /** An answer nobody replies to closes its question. */
      closeDays: whole("days", 1, 60),
      /** One customer's open ones at a time. */
      openMost: whole("pieces", 1, 100),
    }),
  ),
  /** Speedy response (rule P-33): its price, and how long it can be paid. */
  consultSpeedy: announced("services", record({ price: money("0.01", "1000"), payHours: whole("hours", 1, 24) })),
};
