import type { Currency, Result } from "@sihai/domain";
import type { SourceRefusal } from "../http/index.ts";

/** One day's reference rates. `perCny`: units of the currency for one yuan, decimal strings with up to 10 digits, as `convert` takes them. */
export type RateSheet = { date: string; perCny: Record<Currency, string> };

export type RatesPort = {
  /** The latest published sheet; refused when a currency of the product is missing or not positive. */
  latest(): Promise<Result<RateSheet, SourceRefusal>>;
};
