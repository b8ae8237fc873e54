import { boundGroup } from "./bound-group.ts";
import { divePlan } from "./dive-plan.ts";
import { comparePlans, type Group, type Solver } from "./group.ts";
import { learn, startPool } from "./parcel-pool.ts";
import { searchPlan } from "./search-plan.ts";

/** Looks of less than this share of the effort only refine; they leave the bound all of it. */
const divedShare = 0.2;

/**
 * Solves a group too large to try everything: a searched plan, another put together from what the bound likes, and an independent bound, proven
 * when plan and bound meet.
 */
export function planBySearch(group: Group): Solver {
  return (daysMax, parcelsMax, effortShare, enoughFen) => {
    const searched = searchPlan(group, daysMax, parcelsMax, effortShare, null);
    if (!searched) return null;
    const pool = startPool(group, daysMax, searched.plan, searched.seeds, effortShare);
    const dived = effortShare >= divedShare ? divePlan(pool) : null;
    const again = dived && searchPlan(group, daysMax, parcelsMax, effortShare, dived);
    const plan = again && comparePlans(again.plan, searched.plan) < 0 ? again.plan : searched.plan;
    learn(pool, plan);
    const boundFen = boundGroup(pool, plan, enoughFen);
    return { ...plan, boundFen, proven: boundFen >= plan.fen };
  };
}
