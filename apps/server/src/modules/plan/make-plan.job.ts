import { Worker } from "node:worker_threads";
import { type Deps, programOf } from "#platform";
import { linesOf, rateCards } from "../freight/index.ts";
import { knownTaxOf } from "../tax/index.ts";
import { endPlan, findPlan, isBeingMade, keepResult, keepTogether, type PlanKey } from "./plan.store.ts";
import type { PlanNews, PlanTask } from "./plan.types.ts";

const lookMs = 300;
/** A plan takes a second or two; what takes so long is broken. */
const longestMs = 30_000;

/** Makes a plan in a thread of its own; a cancelled plan's thread is stopped within a third of a second. */
export async function makePlanJob(key: PlanKey, deps: Deps): Promise<void> {
  const kept = await findPlan(deps.db, key);
  if (kept?.state !== "planning") return;
  const cards = await rateCards(deps);
  if (!cards.ok) return endPlan(deps.db, key, "failed", deps.clock.now());
  try {
    const { withTax, ...request } = kept.requested;
    const now = deps.clock.now();
    const { warehouses, declarationLinesMost } = deps.settings.at(now);
    const known = withTax ? await knownTaxOf(deps, request.country, now) : null;
    const tax = known && { ...known, declarationLinesMost };
    await inThread({ ...request, lines: linesOf(cards.value, request.on), warehouses, tax }, deps, key);
    await endPlan(deps.db, key, "done", deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error, planId: key.planId }, "a plan could not be made");
    await endPlan(deps.db, key, "failed", deps.clock.now());
  }
}

/** Ends when the thread has told all, or was stopped because nobody waits for it any more. */
function inThread(task: PlanTask, deps: Deps, key: PlanKey): Promise<void> {
  const thread = new Worker(programOf(new URL("./plan-thread.ts", import.meta.url)), { workerData: task });
  return new Promise((resolve, reject) => {
    let kept = Promise.resolve();
    let looking = false;
    const stop = () => void thread.terminate();
    const looks = setInterval(() => {
      if (looking) return;
      looking = true;
      isBeingMade(deps.db, key)
        .then((isMade) => {
          if (!isMade) stop();
        })
        .catch(reject)
        .finally(() => {
          looking = false;
        });
    }, lookMs);
    const longest = setTimeout(() => {
      stop();
      reject(new Error(`a plan of ${task.items.length} items took over ${longestMs} ms`));
    }, longestMs);
    thread.on("message", (news: PlanNews) => {
      kept = kept.then(() => keep(deps, key, news));
    });
    thread.on("error", reject);
    thread.on("exit", () => {
      clearInterval(looks);
      clearTimeout(longest);
      kept.then(resolve, reject);
    });
  });
}

async function keep(deps: Deps, key: PlanKey, news: PlanNews): Promise<void> {
  if (news.kind === "together") await keepTogether(deps.db, key, news.together);
  else await keepResult(deps.db, key, news.result);
}
