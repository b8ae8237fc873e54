import type { Money } from "../../money.ts";
import { ascending, neverFalls } from "../checks.ts";
import { announced } from "../setting.ts";
import { list, money, named, percent, record, whole } from "../shape.ts";

const aGift = record({ name: named(40), amounts: list(money("0", "500"), 6, 6), validDays: whole("days", 1, 366) });
const giftNeverFalls = ({ amounts }: { amounts: readonly Money[] }) =>
  neverFalls(amounts.map(({ amount }) => Number(amount))).map((problem) => ({ ...problem, path: `amounts.${problem.path}` }));

/** What member levels V0 to V5 ask for and have (rules J-35 and J-45). */
export const levelSettings = {
  /** Where each level begins: growth of twelve months. */
  levelGrowth: announced("levels", list(whole("points", 0, 100_000_000), 6, 6), (growth) => [
    ...(growth[0] === 0 ? [] : [{ path: "0", code: "TOO_GREAT" as const, limit: "0" }]),
    ...ascending(growth),
  ]),
  /** Off the freight, in basis points; a submitted parcel keeps its own. */
  memberFreightOffBp: announced("levels", list(percent(5_000), 6, 6), neverFalls),
  /** Off the services chosen for goods, in basis points; what was ordered keeps its price. */
  memberServiceOffBp: announced("levels", list(percent(5_000), 6, 6), neverFalls),
  /** Of free storage beside everybody's (`storageTerms`); goods keep what their owner's level gave as they came in. */
  storageDaysByLevel: announced("levels", list(whole("days", 0, 180), 6, 6), neverFalls),
  /** On a birthday, by the level of that day: off the shipping of a parcel, as a coupon; zero is none. */
  birthdayGift: announced("levels", aGift, giftNeverFalls),
  /** A birthday once said can be corrected after so long: gifts, which come once a year, do not follow one through it. */
  birthdayStaysDays: announced("levels", whole("days", 300, 3_650)),
  /** The first time a level is reached, by that level; as above. */
  upgradeGift: announced("levels", aGift, giftNeverFalls),
  /**
   * For whoever brought somebody and for who came, once the first parcel that cost so much to ship has been received: off the shipping of a parcel, as
   * a coupon; zero is none. Who has come already keeps what held then; how many are rewarded in twelve months is asked as they are.
   */
  invitationReward: announced(
    "levels",
    record({
      name: named(40),
      inviter: money("0", "500"),
      invited: money("0", "500"),
      leastFreight: money("0", "5000"),
      mostAYear: whole("times", 0, 1_000),
      validDays: whole("days", 1, 366),
    }),
  ),
};
