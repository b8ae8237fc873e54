import { type Currency, currencies } from "@sihai/domain";
import { withMargin } from "@sihai/domain/payment";
import type { Deps } from "#platform";
import { ratesNow, tradableRates } from "../exchange/index.ts";

/** Prices are shown in these (rule I-02). */
export const displayCurrencyCodes = ["CNY", "USD"] as const;

/**
 * Display currencies at the rate a card is charged at: a price shown is the price paid (rule I-05). While that rate is too old to be charged, there is
 * none: what nobody can pay is not shown as a price.
 */
export async function shownCurrencies(deps: Deps, at: Date) {
  const { rateMarginBp } = deps.settings.at(at);
  const list = listOf(displayCurrencyCodes, await tradableRates(deps, at));
  return list.map((each) =>
    each.code === "CNY" || each.rate === null ? each : { ...each, rate: withMargin(each.rate, rateMarginBp) },
  );
}

/** Currencies with their symbol, digits and rate: units for one CNY as published; null until there is one. */
export async function currencyList(deps: Deps, codes: readonly Currency[]) {
  return listOf(codes, await ratesNow(deps));
}

function listOf(codes: readonly Currency[], rates: Awaited<ReturnType<typeof ratesNow>>) {
  return codes.map((code) => ({
    code,
    symbol: currencies[code].symbol,
    digits: currencies[code].digits,
    rate: code === "CNY" ? "1" : (rates.find(({ currency }) => currency === code)?.rate ?? null),
  }));
}

/** The currency prices are shown in, CNY where the code is none of them (rule I-02). The rate is null while there is none. */
export async function displayCurrency(deps: Deps, code: string) {
  const shown = displayCurrencyCodes.find((known) => known === code) ?? "CNY";
  const found = (await shownCurrencies(deps, deps.clock.now())).find((each) => each.code === shown);
  return { currencyCode: shown, currencySymbol: currencies[shown].symbol, currencyRate: found?.rate ?? null };
}
