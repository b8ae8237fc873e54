import { sql } from "kysely";
import { gaugeOf } from "#platform";

export const suspenseGauges = [
  gaugeOf(
    "sihai_money_suspended",
    "Arrivals of money that wait for finance",
    () => sql`select count(*) as value from suspended_arrival where closed_at is null`,
  ),
  gaugeOf(
    "sihai_money_suspended_late",
    "Those of them whose customer was told it would be settled by now",
    (now) => sql`select count(*) as value from suspended_arrival where closed_at is null and answer_by < ${now}`,
  ),
];
