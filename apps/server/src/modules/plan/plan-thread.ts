import { parentPort, workerData } from "node:worker_threads";
import { plan } from "@sihai/domain/plan";
import { allInOne } from "./all-in-one.ts";
import { objectivesOf } from "./objectives-of.ts";
import type { PlanNews, PlanTask } from "./plan.types.ts";

// Planning takes up to a second of pure calculation, so it has a thread to itself: no request waits for it, and it can be stopped at any point.
const task = workerData as PlanTask;
const tell = (news: PlanNews) => parentPort?.postMessage(news);

for (const [at, objective] of objectivesOf(task.tax !== null).entries()) {
  const made = plan({ ...task, objective });
  // Which goods no line takes is the same whatever is planned for; the one parcel it is compared with leaves them out too.
  if (at === 0) tell({ kind: "together", together: allInOne(task, made.refused) });
  tell({ kind: "result", result: { ...made, objective } });
}
