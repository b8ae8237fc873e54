import { sql } from "kysely";
import { gaugeOf } from "#platform";
import { mailJob } from "./send-mail.ts";

const mails = sql`from graphile_worker.jobs where task_identifier = ${mailJob.name}`;

export const mailGauges = [
  gaugeOf(
    "sihai_mails_failed",
    "Mails that were given up",
    () => sql`select count(*) as value ${mails} and attempts >= max_attempts`,
  ),
  gaugeOf(
    "sihai_mails_waiting",
    "Mails that are due and not sent",
    () => sql`select count(*) as value ${mails} and attempts < max_attempts and run_at <= clock_timestamp()`,
  ),
];
