import { currencyCodes, type Money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { exchangeToCny } from "@sihai/domain/exchange";
import { withMargin } from "@sihai/domain/payment";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { shownRate, tradableRates } from "../exchange/index.ts";
import { balanceOf, post, wallet, world } from "../ledger/index.ts";
import { insertExchange } from "./exchange.store.ts";

type Exchanged = { paid: Money; got: Money; billId: string };
type Refusal =
  | { code: "RATE_CHANGED" | "RATES_UNAVAILABLE" }
  | { code: "EXCHANGE_AMOUNT_REFUSED"; most: string; currency: Money["currency"] };
type Command = { userId: string; amount: Money; rateId: string; now: Date; once: Once | null };

/** What each balance in another currency comes to; `waiting`: those whose rate is too old to trade at. */
export async function readOffers(deps: Deps, { userId, now }: { userId: string; now: Date }) {
  const rates = new Map((await tradableRates(deps, now)).map((rate) => [rate.currency, rate]));
  const { rateMarginBp } = deps.settings.at(now);
  const foreign = currencyCodes.filter((currency) => currency !== "CNY");
  const balances = await Promise.all(foreign.map((currency) => balanceOf(deps.db, wallet(userId, currency))));
  const some = balances.filter(({ amount }) => amount > 0n);
  const offers = some.flatMap((held) => {
    const found = rates.get(held.currency);
    if (!found) return [];
    const rate = withMargin(found.rate, rateMarginBp);
    return [{ held, rateId: found.id, rate, gets: exchangeToCny(held, rate) }];
  });
  return ok({ offers, waiting: some.filter(({ currency }) => !rates.has(currency)) });
}

/**
 * Changes a balance into CNY at the rate that was shown, margin included, in one entry. It keeps where it came from, and what was given for
 * it, so that it can go back as it came; rounded down, so that going to and fro gains nothing (rule F29).
 */
export async function exchangeBalance(deps: Deps, command: Command) {
  const { amount, rateId, now, once } = command;
  const isFresh = (await tradableRates(deps, now)).some(({ currency }) => currency === amount.currency);
  const shown = await shownRate(deps, { rateId, currency: amount.currency, now });
  return transact<Exchanged, Refusal>(
    deps.db,
    async (tx) => {
      if (!shown.ok) return shown;
      if (!isFresh) return refuse({ code: "RATES_UNAVAILABLE" });
      return book(tx, command, withMargin(shown.value.rate, deps.settings.at(now).rateMarginBp));
    },
    once,
  );
}

async function book(tx: Tx, { userId, amount, rateId, now }: Command, rate: string): Promise<Result<Exchanged, Refusal>> {
  const { currency } = amount;
  const got = exchangeToCny(amount, rate);
  const tooMuch = async () =>
    refuse({
      code: "EXCHANGE_AMOUNT_REFUSED" as const,
      most: toDecimal(await balanceOf(tx, wallet(userId, currency))),
      currency,
    });
  if (got.amount <= 0n) return tooMuch();
  const id = await insertExchange(tx, { userId, amount, got, rateId, rate, at: now });
  const posted = await post(tx, {
    key: `exchange:${id}`,
    kind: "exchange",
    userId,
    at: now,
    facts: { rate },
    postings: [
      { from: wallet(userId, currency), to: world("fx", currency), amount },
      { from: world("fx"), to: wallet(userId), amount: got },
    ],
    sources: [
      { step: "spent", parts: [{ purse: `exchange:${id}`, amount }] },
      { step: "arrives", source: { kind: "transfer", amount: got, paid: amount, reference: `exchange:${id}` } },
    ],
  });
  return posted.ok ? ok({ paid: amount, got, billId: posted.value.entryId }) : tooMuch();
}
