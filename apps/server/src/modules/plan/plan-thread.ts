import { parentPort, workerData } from "node:worker_threads";
import { cny } from "@sihai/domain";
import { quoteLines } from "@sihai/domain/freight";
import { objectives, plan } from "@sihai/domain/plan";
import type { PlanNews, PlanTask, Together } from "./plan.types.ts";

// Planning takes up to a second of pure reckoning, so it has a thread to itself: no request waits for it, and it can be stopped at any point.
const task = workerData as PlanTask;
const tell = (news: PlanNews) => parentPort?.postMessage(news);

tell({ kind: "together", together: allInOne(task) });
for (const objective of objectives) tell({ kind: "result", result: { ...plan({ ...task, objective }), objective } });

function allInOne({ lines, items, country, zip, ...terms }: PlanTask): Together | null {
  const fitting = quoteLines({ lines, parcel: { items, country, zip }, ...terms })
    .filter(({ quote }) => quote.eligible)
    .map(({ lineId, quote }) => ({ lineId, total: quote.total }));
  return fitting.reduce<Together | null>(
    (best, one) => (best === null || cny(one.total).amount < cny(best.total).amount ? one : best),
    null,
  );
}
