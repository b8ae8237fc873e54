import type { Group } from "./group.ts";
import { subsetItemsMax } from "./plan-by-subsets.ts";
import type { Objective } from "./plan-types.ts";
import { compareJoint, type JointPlan, solverOf, solveTogether } from "./solve-groups.ts";

/** What a day of the slowest parcel is worth when price and speed are balanced: ¥6 (design/freight.md). */
export const balancedFenPerDay = 600;

/** The plan that is best by the objective, what it is worth in fen and what was proven about that. */
export type Pursued = { joint: JointPlan; valueFen: number; boundFen: number; proven: boolean };

/** Null when no plan keeps the number of parcels. */
export function pursue(objective: Objective, groups: readonly Group[], parcelsMax: number): Pursued | null {
  const solvers = groups.map(solverOf);
  const days = [...new Set(groups.flatMap(({ lines }) => lines.map((fast) => fast.days)))].sort((a, b) => a - b);
  const possible = days.filter((limit) => groups.every((group) => couldTravelWithin(group, limit)));
  const exact = groups.every(({ items }) => items.length <= subsetItemsMax);
  const within = (limit: number, share: number) => solveTogether(solvers, limit, parcelsMax, share);
  switch (objective) {
    case "cheapest":
      return cheapest(within, possible);
    case "fastest":
      return fastest(within, possible, exact);
    case "balanced":
      return balanced(within, possible, exact);
  }
}

type Within = (daysMax: number, effortShare: number) => JointPlan | null;

function cheapest(within: Within, days: readonly number[]): Pursued | null {
  const joint = within(days.at(-1) ?? 0, 1);
  return joint && { joint, valueFen: joint.fen, boundFen: joint.boundFen, proven: joint.proven };
}

/** The shortest day limit any plan keeps, then the cheapest plan that keeps it. A search that finds none proves nothing. */
function fastest(within: Within, days: readonly number[], exact: boolean): Pursued | null {
  for (const [index, limit] of days.entries()) {
    const joint = within(limit, 1);
    if (joint) return { joint, valueFen: joint.fen, boundFen: joint.boundFen, proven: joint.proven && (exact || index === 0) };
  }
  return null;
}

/** For every day limit the cheapest plan; days that are slower than the best value could pay for are not looked at. */
function balanced(within: Within, days: readonly number[], exact: boolean): Pursued | null {
  const share = exact ? 1 : 1 / Math.max(1, days.length);
  let best: Pursued | null = null;
  let boundFen = Number.POSITIVE_INFINITY;
  let unproven = false;
  const any = exact ? null : within(days.at(-1) ?? 0, 0.4);
  const floorFen = any?.boundFen ?? 0;
  for (const limit of days) {
    if (best && floorFen + limit * balancedFenPerDay >= best.valueFen) break;
    const joint = within(limit, share);
    if (!joint) {
      unproven ||= !exact;
      boundFen = exact ? boundFen : Math.min(boundFen, floorFen + limit * balancedFenPerDay);
      continue;
    }
    // A plan within the limit that is faster still was met at its own, shorter limit.
    boundFen = Math.min(boundFen, Math.max(floorFen, joint.boundFen) + limit * balancedFenPerDay);
    const valueFen = joint.fen + joint.days * balancedFenPerDay;
    if (!best || valueFen < best.valueFen || (valueFen === best.valueFen && fewer(joint, best.joint)))
      best = { joint, valueFen, boundFen: 0, proven: false };
  }
  if (!best) return null;
  const proven = Math.min(boundFen, best.valueFen);
  return { ...best, boundFen: proven, proven: proven >= best.valueFen && !unproven };
}

function fewer(a: JointPlan, b: JointPlan): boolean {
  return a.parcels < b.parcels || (a.parcels === b.parcels && compareJoint(a, b) < 0);
}

/** Whether every item has a line so fast that takes its kind and its weight; sizes and volume are left to the plan. */
function couldTravelWithin({ items, lines, takes, loads }: Group, daysMax: number): boolean {
  return items.every((_, item) =>
    lines.some((fast, line) => fast.days <= daysMax && takes[line]?.[item] && (loads[item]?.grams ?? 0) <= fast.heaviestGrams),
  );
}
