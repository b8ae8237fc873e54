import { compare } from "../../money.ts";
import { announced, atOnce, internal } from "../setting.ts";
import { flag, money, percent, record, whole } from "../shape.ts";

/** Paying (rules I-04 and I-05). What held is kept on each attempt. */
export const paymentSettings = {
  /** The business is being wound down: nothing new is bought and no money comes in; what was begun goes on, and what is owed goes out. */
  windingDown: { ...atOnce("payment", flag), checkedBy: "staff.manage" as const, neverAlone: true },
  /** Basis points on top of what is paid by card, as a line of its own. */
  cardSurchargeBp: announced("payment", percent(1_000)),
  /** What is added to the reference rate when another currency is charged. */
  rateMarginBp: announced("payment", percent(1_000)),
  /** A rate set by hand may differ from the last one by this at most. */
  manualRateOffBp: internal("payment", percent(5_000)),
  /** How long a shown rate is honoured after a newer one was published. */
  rateFreezeMinutes: announced("payment", whole("minutes", 1, 1_440)),
  /** What may be ordered at once, goods described by hand too. */
  orderMost: announced("payment", money("1", "100000000")),
  /** So long after goods were bought at once, the same bought at once again may be a slip, and is asked about; 0: never. */
  orderedAgainMinutes: internal("payment", whole("minutes", 0, 1_440)),
  /** Lines of a cart; one call takes so many at most. What lies in a cart stays there. */
  cartLinesMost: announced("payment", whole("pieces", 1, 200)),
  /** Cards a customer may keep; those kept stay. */
  savedCardsMost: announced("payment", whole("pieces", 0, 20)),
  /** So much owed, or anything owed for more days, stops new parcels (rule H-141). */
  outstandingLimit: announced("payment", record({ amount: money("0.01", "100000"), days: whole("days", 1, 365) })),
  /**
   * Taking money out: the least and the most at once in CNY, the days a card payment can go back to its card (rule I-51), the working days finance
   * looks at an application, and those until it arrives (rules P-43 and P-44).
   */
  withdrawalTerms: announced(
    "payment",
    record({
      least: money("0.01", "1000"),
      most: money("1", "1000000"),
      sourceDays: whole("days", 1, 3_650),
      reviewWorkingDays: whole("workingDays", 1, 30),
      cardWorkingDays: record({ from: whole("workingDays", 0, 60), to: whole("workingDays", 1, 60) }),
      walletWorkingDays: record({ from: whole("workingDays", 0, 60), to: whole("workingDays", 1, 60) }),
    }),
    ({ least, most, cardWorkingDays, walletWorkingDays }) => [
      ...(compare(least, most) > 0 ? [{ path: "least", code: "ORDER" as const }] : []),
      ...Object.entries({ cardWorkingDays, walletWorkingDays }).flatMap(([name, { from, to }]) =>
        from > to ? [{ path: `${name}.from`, code: "ORDER" as const }] : [],
      ),
    ],
  ),
  /** The working days finance settles money in that arrives wrong. */
  suspenseWorkingDays: announced("payment", whole("workingDays", 1, 30)),
  /** Above this in CNY two people agree what becomes of it. */
  suspenseCheckAbove: internal("payment", money("0", "1000000")),
  /** The most two members of finance correct on a balance at once, in CNY or so much of another currency. */
  adjustmentMost: internal("payment", money("0", "1000000")),
  /** Goodwill of support in CNY: at once, to one customer in thirty days, by one member of staff in a day. */
  goodwillLimits: internal(
    "payment",
    record({ once: money("0", "10000"), customerMonth: money("0", "100000"), staffDay: money("0", "1000000") }),
    ({ once, customerMonth, staffDay }) => [
      ...(compare(once, customerMonth) > 0 ? [{ path: "once", code: "ORDER" as const }] : []),
      ...(compare(customerMonth, staffDay) > 0 ? [{ path: "customerMonth", code: "ORDER" as const }] : []),
    ],
  ),
  /** Paying by card: tries of a person in an hour, failures in a day, and in CNY what an account may pay in a day in its first days. */
  cardLimits: internal(
    "payment",
    record({
      triesHour: whole("times", 1, 1_000),
      failedDay: whole("times", 1, 1_000),
      newDays: whole("days", 0, 365),
      newDayMost: money("1", "10000000"),
    }),
  ),
  /** One recharge. */
  rechargeLimits: announced(
    "payment",
    record({ least: money("0.01", "10000"), most: money("1", "500000") }),
    ({ least, most }) => (compare(least, most) > 0 ? [{ path: "least", code: "ORDER" }] : []),
  ),
};
