import { compare, type Money, zero } from "@sihai/domain";
import { exchangeToCny } from "@sihai/domain/exchange";
import { withMargin } from "@sihai/domain/payment";
import type { Deps } from "#platform";
import { ratesNow } from "../exchange/index.ts";
import { findAttempt, type Suspended } from "../payment/index.ts";

/** `surcharge`: what the customer agreed to for paying by card. */
export type Worth = { worth: Money | null; surcharge: Money };

/** What an arrival comes to in CNY: by the rate its card was to be charged at, or, in another currency, by the rate of now; null while there is none. */
export async function worthOf(deps: Deps, { arrived, userId, attemptId }: Suspended, now: Date): Promise<Worth> {
  const attempt = userId === null || attemptId === null ? null : await findAttempt(deps.db, userId, attemptId);
  const surcharge = attempt?.surcharge ?? zero("CNY");
  if (arrived.currency === "CNY") return { worth: arrived, surcharge };
  if (attempt?.charged.currency === arrived.currency) return { worth: exchangeToCny(arrived, attempt.rate), surcharge };
  const rate = (await ratesNow(deps)).find(({ currency }) => currency === arrived.currency)?.rate;
  if (rate === undefined) return { worth: null, surcharge };
  return { worth: exchangeToCny(arrived, withMargin(rate, deps.settings.at(now).rateMarginBp)), surcharge };
}

/** Above the limit a colleague has to agree, and so where nobody can say what it comes to. */
export function needsTwo(deps: Deps, worth: Money | null, now: Date): boolean {
  return worth === null || compare(worth, deps.settings.at(now).suspenseCheckAbove) > 0;
}
