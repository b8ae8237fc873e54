import { sql } from "kysely";
import { gaugeOf } from "#platform";

export const paymentGauges = [
  gaugeOf(
    "sihai_payments_uncertain",
    "Card payments nobody has known the outcome of for three minutes and more",
    (now) => sql`
      select count(*) as value from payment_attempt
      where state in ('created', 'uncertain') and created_at < ${now}::timestamptz - interval '3 minutes'`,
  ),
];
