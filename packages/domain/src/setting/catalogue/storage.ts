import { descending } from "../checks.ts";
import { announced, internal } from "../setting.ts";
import { list, money, record, type SettingProblem, whole } from "../shape.ts";

const days = whole("days", 1, 365);
const tier = record({ upToGrams: whole("grams", 0, 1_000_000), upToSideCm: whole("cm", 0, 1_000), fee: money("0", "1000") });
type Tier = { upToGrams: number; upToSideCm: number };

/** Goods in the warehouse. What held at stock-in holds for as long as they lie there. */
export const storageSettings = {
  /** Free storage, then overdue storage at a fee a day, then forfeit (rules P-14 and P-15). */
  storageTerms: announced("storage", record({ freeDays: days, overdueDays: days, feePerDay: money("0", "100") })),
  /** Days before the end of free storage on which an owner is reminded (rule F-26), and before overdue goods are forfeited. */
  storageReminderDays: announced(
    "storage",
    record({ ending: list(days, 0, 12), forfeiting: list(days, 0, 12) }),
    ({ ending, forfeiting }) => [
      ...descending(ending, (at) => `ending.${at}`),
      ...descending(forfeiting, (at) => `forfeiting.${at}`),
    ],
  ),
  /** Longer storage, paid in advance (rule F-26): so much for an item and a month of so many days, up to so many days in all. */
  storageExtension: announced(
    "storage",
    record({
      feePerMonth: money("0", "1000"),
      daysPerMonth: whole("days", 1, 31),
      monthsMost: whole("months", 1, 12),
      daysMost: whole("days", 1, 1_000),
      payMinutes: whole("minutes", 5, 1_440),
    }),
  ),
  /** Goods are thrown away or forfeited so long after it was asked or proposed; until then the customer may change their mind. */
  storageWaitHours: announced("storage", whole("hours", 1, 240)),
  /** The fee after measuring (rules I-04 and I-99): of the first row whose weight and longest side hold the item; 0 is no limit. */
  measuringTiers: announced("fees", list(tier, 1, 12), (tiers) => [...limitsRise(tiers), ...holdsAll(tiers)]),
  /** What a shelf holds; the map shows how full it is by what lies on it. */
  shelfLitres: internal("storage", whole("litres", 10, 100_000)),
  /** A parcel nobody announced (rules F-29 and P-16): how long it is held, when a member it may belong to is told again, and guesses a day. */
  unannouncedTerms: announced(
    "storage",
    record({ heldDays: whole("days", 1, 730), warningDays: days, guessesADay: whole("pieces", 1, 100) }),
    ({ heldDays, warningDays }) => (warningDays >= heldDays ? [{ path: "warningDays", code: "ORDER" }] : []),
  ),
};

/** A row that holds no more than one before it would never be anybody's. */
function limitsRise(tiers: readonly Tier[]): SettingProblem[] {
  const most = (limit: number) => (limit === 0 ? Number.POSITIVE_INFINITY : limit);
  return tiers.flatMap((tier, index) => {
    const isHeld = tiers
      .slice(0, index)
      .some((before) => most(before.upToGrams) >= most(tier.upToGrams) && most(before.upToSideCm) >= most(tier.upToSideCm));
    return isHeld ? [{ path: `${index}.upToGrams`, code: "ORDER" as const }] : [];
  });
}

/** Whatever an item weighs, one row is its own. */
function holdsAll(tiers: readonly Tier[]): SettingProblem[] {
  const last = tiers.length - 1;
  const { upToGrams = 0, upToSideCm = 0 } = tiers[last] ?? {};
  return upToGrams === 0 && upToSideCm === 0 ? [] : [{ path: `${last}.upToGrams`, code: "OPEN_END" }];
}
