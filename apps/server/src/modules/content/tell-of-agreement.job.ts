import * as z from "zod/mini";
import { type Deps, defineJob } from "#platform";
import { tell } from "../message/index.ts";
import { accountsAfter } from "./agreement-acceptance.store.ts";

/** Tells everybody that an agreement will change, a batch at a time: each goes with the job that follows, or not at all. */
export const tellOfAgreementJob = defineJob(
  "tellOfAgreement",
  z.object({ agreement: z.enum(["terms", "privacy"]), from: z.string(), after: z.string() }),
);

const batch = 500;

export async function tellOfAgreement(told: z.output<typeof tellOfAgreementJob.payload>, deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const userIds = await accountsAfter(tx, told.after, batch);
    for (const userId of userIds)
      await tell(tx, deps, {
        userId,
        type: "system",
        template: "agreement-changes",
        facts: { agreement: told.agreement, from: told.from },
        link: `/help-center/detail?helpId=${told.agreement}&from=${encodeURIComponent(told.from)}`,
        mail: true,
        at: deps.clock.now(),
      });
    const last = userIds.at(-1);
    if (last !== undefined && userIds.length === batch) await deps.jobs.enqueue(tx, tellOfAgreementJob, { ...told, after: last });
  });
}
