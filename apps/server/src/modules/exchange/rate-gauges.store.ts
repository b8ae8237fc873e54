import { sql } from "kysely";
import { gaugeOf } from "#platform";

export const rateGauges = [
  gaugeOf({
    name: "sihai_rate_age_seconds",
    help: "How long ago the feed published its last exchange rates; over a weekend three days",
    query: (now) => sql`
      select coalesce(extract(epoch from ${now}::timestamptz - max(published_on)), 0) as value from exchange_rate where source = 'feed'`,
  }),
];
