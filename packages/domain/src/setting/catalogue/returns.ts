import { compare } from "../../money.ts";
import { neverFalls } from "../checks.ts";
import { announced, internal } from "../setting.ts";
import { list, money, record, whole } from "../shape.ts";

const hours = whole("hours", 1, 1_440);

/** Sending goods back to their seller (rules E-125, E-128 and J-43). A return keeps its fee. */
export const returnSettings = {
  /** The service fee of one operation. */
  returnFees: announced("returns", record({ return: money("0", "500"), exchange: money("0", "500") })),
  /** Free operations a month by member level V0 to V5, returns and exchanges together. */
  freeReturnsByLevel: announced("returns", list(whole("times", 0, 50), 6, 6), neverFalls),
  /** What the way back is expected to cost, for the buyer to calculate with. */
  returnFreightEstimate: announced(
    "returns",
    record({ least: money("0", "1000"), most: money("0", "1000") }),
    ({ least, most }) => (compare(least, most) > 0 ? [{ path: "least", code: "ORDER" }] : []),
  ),
  /** Within which each step of a return is taken; the payment of an exchange lapses, the others are the desk's own measure. */
  returnStepHours: announced(
    "returns",
    record({ applied: hours, "awaiting-payment": hours, approved: hours, "sent-back": hours, "seller-received": hours }),
  ),
  /** More is a slip of the finger, not a courier's price inside the country. */
  returnFreightMost: internal("returns", money("1", "10000")),
};
