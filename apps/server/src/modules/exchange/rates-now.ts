import { type Currency, ok, type Result, refuse } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import type { Db, Deps, Tx } from "#platform";
import { fetchRates } from "./fetch-rates.ts";
import { currentRates, findRate, type StoredRate } from "./rates.store.ts";

/**
 * The rates that hold now, one for each currency but CNY; fetched when none were ever kept, by a transaction of their own also where `on` is one.
 * Empty when the feed is away too.
 */
export async function ratesNow(deps: Deps, on: Db | Tx = deps.db): Promise<StoredRate[]> {
  const rates = await currentRates(on);
  if (rates.length > 0) return rates;
  await fetchRates(deps);
  return currentRates(on);
}

/**
 * Those of them that may be traded at: none is charged or exchanged at rates older than a limit (setting `exchangeRateDays`, rule F29). One that the
 * feed does not publish anew still stands while any other of its is; one set by hand stands for itself.
 */
export async function tradableRates(deps: Deps, now: Date): Promise<StoredRate[]> {
  const rates = await ratesNow(deps);
  const oldest = now.getTime() - deps.settings.at(now).exchangeRateDays * dayMs;
  const isFeedHeard = rates.some(({ source, fetchedAt }) => source === "feed" && fetchedAt.getTime() >= oldest);
  return rates.filter(({ source, fetchedAt }) => (source === "feed" ? isFeedHeard : fetchedAt.getTime() >= oldest));
}

/**
 * The rate a shopper was shown. It is honoured for a while (setting `rateFreezeMinutes`) after a newer one was published (rule I-05); then RATE_CHANGED,
 * as for a rate of another currency.
 */
export async function shownRate(
  deps: Deps,
  { rateId, currency, now }: { rateId: string; currency: Currency; now: Date },
): Promise<Result<StoredRate, { code: "RATE_CHANGED" }>> {
  const rate = await findRate(deps.db, rateId);
  if (!rate || rate.currency !== currency) return refuse({ code: "RATE_CHANGED" });
  const honouredMs = deps.settings.at(now).rateFreezeMinutes * 60_000;
  if (rate.replacedAt !== null && now.getTime() > rate.replacedAt.getTime() + honouredMs) return refuse({ code: "RATE_CHANGED" });
  return ok(rate);
}
