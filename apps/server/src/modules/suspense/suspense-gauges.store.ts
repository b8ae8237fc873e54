import { sql } from "kysely";
import { gaugeOf } from "#platform";

export const suspenseGauges = [
  gaugeOf({
    name: "sihai_money_suspended",
    help: "Arrivals of money that wait for finance",
    query: () => sql`select count(*) as value from suspended_arrival where closed_at is null`,
  }),
  gaugeOf({
    name: "sihai_money_suspended_late",
    help: "Those of them whose customer was told it would be settled by now",
    query: (now) => sql`select count(*) as value from suspended_arrival where closed_at is null and answer_by < ${now}`,
  }),
];
