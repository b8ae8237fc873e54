import type { Group, GroupPlan, Solver } from "./group.ts";
import { planByCounts } from "./search/plan-by-counts.ts";
import { planBySearch } from "./search/plan-by-search.ts";
import { planBySubsets, subsetItemsMax } from "./search/plan-by-subsets.ts";

/** All groups together: one plan for each, summed up. */
export type JointPlan = {
  plans: readonly GroupPlan[];
  fen: number;
  parcels: number;
  days: number;
  boundFen: number;
  proven: boolean;
};

/** The cheapest joint plan within a day limit, for a share of the effort and a bound that is enough; null when none was found. */
export type Within = (daysMax: number, effortShare: number, enoughFen: number) => JointPlan | null;

/** A way to plan a group, and whether there is no plan where it finds none: always, while parcels are not limited, or never. */
export type Method = { solve: Solver; exact: "always" | "unlimited" | "never" };

/** How a group is planned: exactly while its subsets or the numbers of its kinds can be gone through, by search beyond. */
export function methodOf(group: Group): Method {
  if (group.items.length <= subsetItemsMax) return { solve: planBySubsets(group), exact: "always" };
  const counted = planByCounts(group);
  return counted ? { solve: counted, exact: "unlimited" } : { solve: planBySearch(group), exact: "never" };
}

/**
 * The cheapest plan of all groups within a day limit and a total number of parcels. Groups do not touch each other but through that number:
 * when their best plans need too many parcels, the saving of each parcel more is weighed across the groups.
 */
export function solveTogether(
  solvers: readonly Solver[],
  daysMax: number,
  parcelsMax: number,
  effortShare: number,
  enoughFen: number,
): JointPlan | null {
  let proven = 0;
  const free = solvers.map((solve) => {
    const plan = solve(daysMax, Number.POSITIVE_INFINITY, effortShare, enoughFen - proven);
    proven += plan?.boundFen ?? 0;
    return plan;
  });
  const plans = free.filter((plan) => plan !== null);
  if (plans.length < solvers.length) return null;
  const joint = join(plans);
  if (joint.parcels <= parcelsMax) return joint;
  const shared = shareParcels(solvers, plans, daysMax, parcelsMax, effortShare);
  // A bound without the limit holds with it, too.
  return shared && { ...shared, boundFen: shared.proven ? shared.fen : joint.boundFen };
}

function shareParcels(
  solvers: readonly Solver[],
  free: readonly GroupPlan[],
  daysMax: number,
  parcelsMax: number,
  effortShare: number,
): JointPlan | null {
  let reached = new Map<number, JointPlan>([[0, join([])]]);
  solvers.forEach((solve, index) => {
    const best = free[index];
    const options = best ? [best, ...fewerParcels(solve, best, daysMax, effortShare)] : [];
    const next = new Map<number, JointPlan>();
    for (const sofar of reached.values()) {
      for (const option of options) {
        const joint = join([...sofar.plans, option]);
        const known = next.get(joint.parcels);
        if (joint.parcels <= parcelsMax && (!known || compareJoint(joint, known) < 0)) next.set(joint.parcels, joint);
      }
    }
    reached = next;
  });
  const all = [...reached.values()].sort(compareJoint);
  return all[0] ?? null;
}

/** The group's best plans with one parcel fewer, two fewer and so on, until there is none. */
function fewerParcels(solve: Solver, best: GroupPlan, daysMax: number, effortShare: number): GroupPlan[] {
  const plans: GroupPlan[] = [];
  for (let parcels = best.parcels.length - 1; parcels >= 1; parcels -= 1) {
    const plan = solve(daysMax, parcels, effortShare, Number.POSITIVE_INFINITY);
    if (!plan) break;
    plans.push(plan);
  }
  return plans;
}

function join(plans: readonly GroupPlan[]): JointPlan {
  return {
    plans,
    fen: plans.reduce((sum, { fen }) => sum + fen, 0),
    parcels: plans.reduce((sum, { parcels }) => sum + parcels.length, 0),
    days: Math.max(0, ...plans.map(({ days }) => days)),
    boundFen: plans.reduce((sum, { boundFen }) => sum + boundFen, 0),
    proven: plans.every(({ proven }) => proven),
  };
}

/** Least fen, then fewest parcels, then fewest days. Negative when `a` is better. */
export function compareJoint(a: JointPlan, b: JointPlan): number {
  return a.fen - b.fen || a.parcels - b.parcels || a.days - b.days;
}
