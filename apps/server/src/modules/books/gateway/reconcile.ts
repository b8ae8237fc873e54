import { ok, refuse } from "@sihai/domain";
import type { Deps } from "#platform";
import { compareSides, latestComparison } from "./compare.store.ts";
import { readUntil } from "./movement.store.ts";
import { readGateway } from "./read-gateway.ts";

const hourMs = 3_600_000;

/** Reads what the gateway says and lays it beside our books. Refused while the gateway does not answer. */
export async function reconcileGateway(deps: Deps, staffId: string | null) {
  if (!(await readGateway(deps))) return refuse({ code: "GATEWAY_SILENT" as const });
  const until = await readUntil(deps.db);
  if (until === null) return ok();
  await deps.db.transaction().execute((tx) => compareSides(tx, { until, at: deps.clock.now(), staffId }));
  return ok();
}

/** Every reading books what it brought; both sides are laid beside each other once an hour. */
export async function sweepGateway(deps: Deps): Promise<void> {
  const last = await latestComparison(deps.db);
  const isDue = last === null || deps.clock.now().getTime() - last.at.getTime() >= hourMs;
  if (isDue) await reconcileGateway(deps, null);
  else await readGateway(deps);
}
