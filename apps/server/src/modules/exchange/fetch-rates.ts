import { currencyCodes } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { sameRate } from "@sihai/domain/payment";
import { type Deps, inTransaction } from "#platform";
import { currentRates, keepRate } from "./rates.store.ts";

/**
 * Asks the feed for the day's sheet and keeps it; of a day that is known, only what changed. Safe to run any number of times, on any number
 * of nodes. When the feed is away the last rates hold on, and the next run asks again.
 */
export async function fetchRates(deps: Deps): Promise<void> {
  const sheet = await deps.adapters.rates.latest();
  if (!sheet.ok) {
    deps.log.warn({ ...sheet.refusal }, "exchange rates not available");
    return;
  }
  const { date, perCny } = sheet.value;
  await inTransaction(deps.db, async (tx) => {
    const held = new Map((await currentRates(tx)).map((rate) => [rate.currency, rate]));
    for (const currency of currencyCodes) {
      const known = held.get(currency);
      if (currency === "CNY") continue;
      // What two people agreed to holds until the feed publishes a later day's; its own is fresh with each day, though it did not move. A sheet
      // heard of before its day (a demo lives through months in a minute) is heard of again.
      const isKnownDay = known !== undefined && date <= known.publishedOn && beijingDate(known.fetchedAt) >= known.publishedOn;
      if (isKnownDay && (known.source === "manual" || sameRate(known.rate, perCny[currency]))) continue;
      await keepRate(tx, { publishedOn: date, currency, rate: perCny[currency], at: deps.clock.now(), source: "feed" });
    }
  });
}
