import { descending, neverFalls } from "../checks.ts";
import { announced } from "../setting.ts";
import { list, money, percent, record, whole } from "../shape.ts";

/** Credits and growth (rules B-90, J-34 and J-35). Credits set aside for a parcel stay on it. */
export const creditSettings = {
  /** The most on one parcel, by member level V0 to V5. */
  creditsMostByLevel: announced("levels", list(whole("credits", 0, 1_000_000), 6, 6), neverFalls),
  /** Earned with each whole yuan of freight paid in money; a parcel keeps what held when it was submitted. */
  creditsPerYuan: announced("levels", whole("credits", 0, 100)),
  /** Of those credits by level, in basis points: 15000 is one and a half times as many. A parcel keeps its own. */
  creditsShareByLevelBp: announced("levels", list(percent(100_000), 6, 6), neverFalls),
  /** Days before credits end on which their owner is reminded, the earliest first. */
  creditReminderDays: announced("levels", list(whole("days", 1, 90), 0, 6), descending),
  /** `bonus` instead of `credits` on every so manieth day in a row. */
  checkInReward: announced(
    "levels",
    record({
      credits: whole("credits", 0, 1_000),
      everyDays: whole("days", 2, 31),
      bonus: whole("credits", 0, 1_000),
      growth: whole("points", 0, 1_000),
    }),
    ({ credits, bonus }) => (bonus < credits ? [{ path: "bonus", code: "ORDER" }] : []),
  ),
  /** What is paid for one point of growth; a parcel keeps what held when it was submitted. */
  growthPrice: announced("levels", record({ shipping: money("0.01", "10000"), goods: money("0.01", "10000") })),
  /** Growth of a day for the other daily tasks; zero takes one off the list. */
  dailyTaskGrowth: announced("levels", record({ cart: whole("points", 0, 1_000), favourite: whole("points", 0, 1_000) })),
};
