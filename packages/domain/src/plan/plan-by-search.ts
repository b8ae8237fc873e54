import { boundGroup } from "./bound-group.ts";
import type { Group, Solver } from "./group.ts";
import { searchPlan } from "./search-plan.ts";

/** Solves a group too large to try everything: a searched plan with an independent bound, proven when the two meet. */
export function planBySearch(group: Group): Solver {
  return (daysMax, parcelsMax, effortShare) => {
    const searched = searchPlan(group, daysMax, parcelsMax, effortShare);
    if (!searched) return null;
    const { plan, seeds } = searched;
    const boundFen = boundGroup(group, daysMax, plan, seeds, effortShare);
    return { ...plan, boundFen, proven: boundFen >= plan.fen };
  };
}
