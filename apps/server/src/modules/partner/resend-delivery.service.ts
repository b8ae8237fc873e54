import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { hookJob, hookQueue } from "./deliver-hook.job.ts";
import { waitAgain } from "./delivery.store.ts";

type Command = { userId: string; deliveryId: string; once: Once | null };
type Refusal = { code: "DELIVERY_NOT_FOUND" } | OnceRefusal;

/** Sends something once more, from the first try on. Whoever presses twice sends it once: it waits already. */
export function resendDelivery(deps: Deps, { userId, deliveryId, once }: Command): Promise<Result<null, Refusal>> {
  return transact<null, Refusal>(
    deps.db,
    async (tx) => {
      const again = await waitAgain(tx, { userId, deliveryId });
      if (again === null) return refuse({ code: "DELIVERY_NOT_FOUND" });
      await deps.jobs.enqueue(tx, hookJob, { userId, deliveryId }, { queue: hookQueue(again.hookId) });
      return ok(null);
    },
    once,
  );
}
