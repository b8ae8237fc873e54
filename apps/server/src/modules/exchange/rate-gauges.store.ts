import { sql } from "kysely";
import { gaugeOf } from "#platform";

export const rateGauges = [
  gaugeOf(
    "sihai_rate_age_seconds",
    "How long ago the exchange rates in force were published; over a weekend three days",
    (now) => sql`
      select coalesce(extract(epoch from ${now}::timestamptz - max(published_on)), 0) as value from exchange_rate`,
  ),
];
