import * as z from "zod/mini";
import { type Deps, defineJob } from "#platform";

/** The gateway keeps a card that nobody here can see or remove. */
export const letGoJob = defineJob("letGoOfCard", z.object({ methodId: z.string() }));

/** The job: what is gone already is fine. */
export async function letGo({ methodId }: z.output<typeof letGoJob.payload>, deps: Deps): Promise<void> {
  const gone = await deps.adapters.payment.forgetCard(methodId);
  if (!gone.ok) throw new Error(`the gateway still keeps a card: ${gone.refusal.code}`);
}
