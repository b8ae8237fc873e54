import { dayMs } from "@sihai/domain/clocks";
import { sql } from "kysely";
import { type Deps, pruneRows } from "#platform";

/** Codes, links in mails and proofs that ended so long ago. Dated by the business clock, as they were made. */
export async function forgetOldCodes({ db, clock, settings }: Deps): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() - settings.at(now).recordsKept.codes * dayMs);
  for (const table of ["email_code", "email_link", "pay_proof"]) await pruneRows(db, table, sql<boolean>`expires_at < ${until}`);
}
