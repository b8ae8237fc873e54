import * as z from "zod/mini";
import { type Deps, defineJob, inTransaction } from "#platform";
import { tell } from "../message/index.ts";
import { accountsToTell } from "./agreement-acceptance.store.ts";

/** Tells everybody once that an agreement will change, a batch at a time: each goes with the job that follows, or not at all. */
export const tellOfAgreementJob = defineJob(
  "tellOfAgreement",
  z.object({ agreement: z.enum(["terms", "privacy"]), from: z.string(), after: z.string() }),
);

const batch = 500;
const template = "agreement-changes";

/**
 * The job: one batch in one transaction with the job of the next. Run again it finds nobody twice, since those told have their
 * message.
 */
export async function tellOfAgreement(told: z.output<typeof tellOfAgreementJob.payload>, deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const userIds = await accountsToTell(tx, told.after, batch, { ...told, template });
    for (const userId of userIds)
      await tell(tx, deps, {
        userId,
        type: "system",
        template,
        facts: { agreement: told.agreement, from: told.from },
        link: `/help-center/detail?helpId=${told.agreement}&from=${encodeURIComponent(told.from)}`,
        mail: true,
        at: deps.clock.now(),
      });
    const last = userIds.at(-1);
    if (last !== undefined && userIds.length === batch) await deps.jobs.enqueue(tx, tellOfAgreementJob, { ...told, after: last });
  });
}
