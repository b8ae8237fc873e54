import { announced } from "../setting.ts";
import { record, type SettingProblem, timeOfDay, whole } from "../shape.ts";

const days = whole("days", 1, 180);
const hours = whole("hours", 1, 720);
const dayHours = whole("hours", 1, 24);

/** The clocks of business. A clock goes by what held when it began to run; its end is kept and moves no more. */
export const clockSettings = {
  /** Elapsed time, to the second, whatever the calendar says. */
  deadlines: announced(
    "deadlines",
    record({
      /** To ask for a return or exchange after stock-in (rule P-08). */
      returnDays: days,
      /** To pay an order; then it is cancelled. */
      unpaidOrderDays: days,
      /** To confirm changed information of an item; then it is cancelled and refunded (rule P-04). */
      confirmationDays: days,
      /** To tell courier and number of a forwarded parcel; then it is cancelled (rule P-05). */
      logisticsDays: days,
      /** Before that end its customer is reminded. */
      logisticsReminderDays: days,
      /** In which a purchase should have come to the warehouse (rule P-07). */
      arrivalDays: days,
      /** In which a paid item is bought (rule P-06). */
      purchaseHours: hours,
      /** In which something is done to stored goods (rules P-18 and P-19). */
      itemServiceHours: hours,
      /** In which a paid parcel is packed (rule P-17). */
      packingHours: hours,
      /** In which the carrier has fetched a packed parcel (rule P-20). */
      carrierPickupHours: hours,
    }),
    ({ logisticsDays, logisticsReminderDays }) =>
      logisticsReminderDays < logisticsDays ? [] : [{ path: "logisticsReminderDays", code: "ORDER" }],
  ),
  /** A purchase comes to the warehouse so many days after it was made at the earliest; by when it should be there is `deadlines.arrivalDays` (rule P-07). */
  arrivalSoonestDays: announced("deadlines", days),
  /** Hours of the day in Beijing, the first inclusive, the last exclusive: on the stroke counts as after (rule F-14). */
  workingTime: announced(
    "working-time",
    record({
      /** So many hours from a delivery; one at the cut-off or later counts from the next morning (rules P-10 and P-11). */
      stockIn: record({ opens: timeOfDay, cutOff: timeOfDay, hours: whole("hours", 1, 240) }),
      /** So many working hours from signing (rules P-12 and P-13). */
      priorityStockIn: record({ opens: timeOfDay, closes: timeOfDay, hours: dayHours }),
      /** So many hours from payment, or by a time of the next day (rules P-21 and P-23). */
      priorityStockOut: record({ opens: timeOfDay, closes: timeOfDay, hours: dayHours, otherwiseBy: timeOfDay }),
      /** Likewise (rules P-30 to P-32). */
      speedyResponse: record({ opens: timeOfDay, closes: timeOfDay, hours: dayHours, otherwiseBy: timeOfDay }),
    }),
    ({ stockIn, priorityStockIn, priorityStockOut, speedyResponse }) => [
      ...inOrder("stockIn.cutOff", stockIn.opens, stockIn.cutOff),
      ...inOrder("priorityStockIn.closes", priorityStockIn.opens, priorityStockIn.closes),
      ...inOrder("priorityStockOut.closes", priorityStockOut.opens, priorityStockOut.closes),
      ...inOrder("speedyResponse.closes", speedyResponse.opens, speedyResponse.closes),
      ...withinADay(priorityStockIn),
    ],
  ),
};

function inOrder(path: string, opens: number, closes: number): SettingProblem[] {
  return closes > opens ? [] : [{ path, code: "ORDER" }];
}

/** What is left over of one working day has to fit into the next. */
function withinADay({ opens, closes, hours }: { opens: number; closes: number; hours: number }): SettingProblem[] {
  const most = Math.floor((closes - opens) / 60);
  return most < 1 || hours <= most ? [] : [{ path: "priorityStockIn.hours", code: "TOO_GREAT", limit: String(most) }];
}
