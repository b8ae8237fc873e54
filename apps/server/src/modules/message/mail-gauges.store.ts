import { sql } from "kysely";
import { gaugeOf } from "#platform";
import { mailJob } from "./send-mail.ts";

const mails = sql`from graphile_worker.jobs where task_identifier = ${mailJob.name}`;

export const mailGauges = [
  gaugeOf({
    name: "sihai_mails_failed",
    help: "Mails that were given up",
    query: () => sql`select count(*) as value ${mails} and attempts >= max_attempts`,
  }),
  gaugeOf({
    name: "sihai_mails_waiting",
    help: "Mails that are due and not sent",
    query: () => sql`select count(*) as value ${mails} and attempts < max_attempts and run_at <= clock_timestamp()`,
  }),
];
