import { balanceBySearch, balanceExactly } from "./balance-days.ts";
import type { Group } from "./group.ts";
import type { Objective } from "./plan-types.ts";
import type { Pursued } from "./pursued.ts";
import { methodOf, solveTogether, type Within } from "./solve-groups.ts";

/** Null when no plan keeps the number of parcels. */
export function pursue(objective: Objective, groups: readonly Group[], parcelsMax: number): Pursued | null {
  const methods = groups.map(methodOf);
  const solvers = methods.map(({ solve }) => solve);
  const days = [...new Set(groups.flatMap(({ lines }) => lines.map((fast) => fast.days)))].sort((a, b) => a - b);
  const possible = days.filter((limit) => groups.every((group) => couldTravelWithin(group, limit)));
  const isLimited = groups.reduce((sum, { items }) => sum + items.length, 0) > parcelsMax;
  const provesNone = methods.every(({ exact }) => exact === "always" || (exact === "unlimited" && !isLimited));
  const within: Within = (limit, share, enoughFen) => solveTogether(solvers, limit, parcelsMax, share, enoughFen);
  switch (objective) {
    case "door":
    case "cheapest":
      return cheapest(within, possible);
    case "fastest":
      return fastest(within, possible, provesNone);
    case "balanced":
      return methods.every(({ exact }) => exact === "always")
        ? balanceExactly(within, possible)
        : balanceBySearch(within, possible);
  }
}

function cheapest(within: Within, days: readonly number[]): Pursued | null {
  const joint = within(days.at(-1) ?? 0, 1, Number.POSITIVE_INFINITY);
  return joint && { joint, valueFen: joint.fen, boundFen: joint.boundFen, proven: joint.proven };
}

/** The shortest day limit any plan keeps, then the cheapest plan that keeps it: the shortest for sure where finding none proves that there is none. */
function fastest(within: Within, days: readonly number[], provesNone: boolean): Pursued | null {
  for (const [index, limit] of days.entries()) {
    const joint = within(limit, 1, Number.POSITIVE_INFINITY);
    if (joint)
      return { joint, valueFen: joint.fen, boundFen: joint.boundFen, proven: joint.proven && (provesNone || index === 0) };
  }
  return null;
}

/** Whether every item has a line so fast that takes its kind and its weight; sizes and volume are left to the plan. */
function couldTravelWithin({ items, lines, takes, loads }: Group, daysMax: number): boolean {
  return items.every((_, item) =>
    lines.some((fast, line) => fast.days <= daysMax && takes[line]?.[item] && (loads[item]?.grams ?? 0) <= fast.heaviestGrams),
  );
}
