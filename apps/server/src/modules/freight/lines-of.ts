import type { RateCard } from "@sihai/domain/freight/rate-cards";
import type { RateCards } from "./rate-cards.ts";

/** The lines that are offered on a Beijing day; `on` is an ISO day or instant. */
export function linesOf({ cards }: Pick<RateCards, "cards">, on: string): RateCard[] {
  const day = on.length === 10 ? on : new Date(Date.parse(on) + 8 * 3_600_000).toISOString().slice(0, 10);
  return cards.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
}
