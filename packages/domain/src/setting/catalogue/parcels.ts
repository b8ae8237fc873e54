import { ascending } from "../checks.ts";
import { announced, atOnce, internal } from "../setting.ts";
import { list, money, percent, record, type SettingProblem, whole } from "../shape.ts";

const price = money("0", "1000");
/** Services of the packing bench; gifts cost nothing by what they are. */
const servicePrices = record({
  "remove-invoice": price,
  "packed-photo": price,
  "remove-box": price,
  "remove-tags": price,
  vacuum: price,
  "waterproof-bag": price,
  "stretch-film": price,
  "moisture-bag": price,
  filling: price,
  "corner-protection": price,
  reinforcement: price,
  "priority-stock-out": price,
});

/** Parcels. What held when one was submitted holds for it until its end. */
export const parcelSettings = {
  /** Filling, tape and a stronger carton: how much heavier than the estimate a packed parcel may turn out; the deposit is taken for that. */
  depositAllowanceBp: announced("fees", percent(5_000)),
  /** To pay a submitted parcel; then it is cancelled (rule P-26). */
  parcelPayDays: announced("deadlines", whole("days", 1, 60)),
  /** Days after the submit on which somebody who has not paid is reminded. */
  parcelPayReminderDays: announced("deadlines", list(whole("days", 1, 59), 0, 10), (days) => ascending(days)),
  /** A delivered parcel counts as received after so many days without the buyer's word (rule H-41). */
  parcelConfirmDays: announced("deadlines", whole("days", 1, 180)),
  /** A deposit that was too high is back in the balance within so many hours of dispatch. */
  parcelRefundHours: announced("deadlines", whole("hours", 1, 720)),
  /** Actual freight is settled within so many days of dispatch (rule P-24). */
  parcelSettleDays: announced("deadlines", whole("days", 1, 60)),
  /** What a service costs, once for the parcel or for each piece (rule I-04). */
  parcelServicePrices: announced("services", servicePrices),
  /** What fits into a vacuum bag lying flat (rule H-131). */
  vacuumLimitCm: announced("services", record({ longest: whole("cm", 1, 500), second: whole("cm", 1, 500) }), sidesInOrder),
  /** Lines of a declaration (rule H-121). */
  declarationLinesMost: announced("parcels", whole("pieces", 1, 50)),
  /** The most a parcel may be declared at; what is worth more goes as cargo, with a broker. */
  declaredValueMost: announced("parcels", money("100", "1000000", "USD")),
  /** A weight or volume further than this off the estimate is looked at twice before the parcel is sealed. */
  parcelFarBp: internal("parcels", percent(10_000, 100)),
  /** Of fewer cases our own figures are not shown to the public: so few say nothing. */
  measuredLeast: atOnce("parcels", whole("pieces", 1, 1_000)),
  /** A parcel on the road nothing was heard of for so many days is looked for. */
  parcelSilentDays: internal("parcels", whole("days", 1, 90)),
  /** Papers for customs and identity numbers go so many days after delivery (rule H-54), or after the parcel was given up. */
  clearanceKeptDays: announced("parcels", whole("days", 1, 3_650)),
  /** A plan somebody asked for is kept for so long. */
  planKeptDays: internal("parcels", whole("days", 1, 400)),
};

function sidesInOrder({ longest, second }: { longest: number; second: number }): SettingProblem[] {
  return second > longest ? [{ path: "second", code: "ORDER" }] : [];
}
