import { type Bound, boundGroup } from "../bound/bound-group.ts";
import { divePlan } from "../bound/dive-plan.ts";
import { comparePlans, type Group, type GroupPlan, type Solver } from "../group.ts";
import { learn, startPool } from "./parcel-pool.ts";
import { searchPlan } from "./search-plan.ts";

/** Looks of less than this share of the effort only refine; they leave the bound all of it. */
const divedShare = 0.3;
/** Of the effort of a search, what is spent on bettering the plan put together. */
const againShare = 0.2;

/**
 * Solves a group too large to try everything: a searched plan, another put together from what the bound likes, and an independent bound, proven
 * when plan and bound meet. Begins with what was found for other limits.
 */
export function planBySearch(group: Group): Solver {
  const plans: GroupPlan[] = [];
  let parcels: readonly (readonly number[])[] = [];
  let nearest: Bound | null = null;
  return (daysMax, parcelsMax, effortShare, enoughFen) => {
    const known = plans.filter((plan) => plan.days <= daysMax && plan.parcels.length <= parcelsMax).sort(comparePlans)[0];
    const start = known?.parcels.map(({ items }) => items) ?? null;
    const searched = searchPlan(group, daysMax, parcelsMax, effortShare, start);
    if (!searched) return null;
    const pool = startPool(group, daysMax, searched.plan, [...searched.seeds, ...parcels], effortShare);
    const dived = effortShare >= divedShare ? divePlan(pool) : null;
    const again = dived && searchPlan(group, daysMax, parcelsMax, effortShare * againShare, dived);
    const plan = again && comparePlans(again.plan, searched.plan) < 0 ? again.plan : searched.plan;
    learn(pool, plan);
    const bound = boundGroup(pool, plan, enoughFen, nearest);
    if (!nearest || bound.nearness >= nearest.nearness) nearest = bound;
    parcels = [...pool.columns.values()].map(({ items }) => items);
    plans.push(plan);
    return { ...plan, boundFen: bound.fen, proven: bound.fen >= plan.fen };
  };
}
