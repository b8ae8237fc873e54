import { sql } from "kysely";
import { gaugeOf } from "#platform";

export const withdrawalGauges = [
  gaugeOf(
    "sihai_withdrawals_uncertain",
    "Parts of withdrawals whose sending has been unsettled for ten minutes and more",
    (now) => sql`
      select count(*) as value from withdrawal_part
      where state in ('sending', 'uncertain') and changed_at < ${now}::timestamptz - interval '10 minutes'`,
  ),
];
