import { beijingDate } from "@sihai/domain/clocks";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import type { RateCards } from "./rate-cards.ts";

/** The lines that are offered on a Beijing day; `on` is an ISO day or instant. */
export function linesOf({ cards }: Pick<RateCards, "cards">, on: string): RateCard[] {
  const day = on.length === 10 ? on : beijingDate(new Date(on));
  return cards.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
}

/** Those of them that go to a country: what the others would cost or refuse nobody asks. */
export function linesTo(cards: Pick<RateCards, "cards">, on: string, country: string): RateCard[] {
  return linesOf(cards, on).filter(({ countries }) => countries.includes(country));
}
