import type { Pursued } from "./pursued.ts";
import { compareJoint, type JointPlan, type Within } from "./solve-groups.ts";

/** What a day of the slowest parcel is worth when price and speed are balanced: ¥6 (rule Q4). */
const fenPerDay = 600;

type Valued = { joint: JointPlan; valueFen: number };

/** For every day limit the cheapest plan; a faster plan within a limit was met at its own, shorter limit. Null when there is none. */
export function balanceExactly(within: Within, days: readonly number[]): Pursued | null {
  let best: Valued | null = null;
  for (const limit of days) {
    if (best && limit * fenPerDay >= best.valueFen) break;
    best = better(best, within(limit, 1, Number.POSITIVE_INFINITY));
  }
  return best && { ...best, boundFen: best.valueFen, proven: true };
}

const refinementsMax = 10;
const firstShare = 0.9;
const refinementShare = 0.22;
/** A limit whose bound is so near the best plan is left alone. */
const nearEnough = 0.008;

/**
 * The same where every limit costs a search: each limit has a bound, at first that of any number of days. The limits that could still beat
 * the best plan are solved from their middle outwards; what is proven for a limit holds for all shorter ones.
 */
export function balanceBySearch(within: Within, days: readonly number[]): Pursued | null {
  const free = within(days.at(-1) ?? 0, days.length > 1 ? firstShare : 1, Number.POSITIVE_INFINITY);
  let best = better(null, free);
  if (!free || !best) return null;
  const limits = days.map((limit) => ({ limit, boundFen: free.boundFen, solved: false }));
  for (let turn = 0; turn < refinementsMax; turn += 1) {
    const target = best.valueFen * (1 - nearEnough);
    const open = limits.filter(({ limit, boundFen, solved }) => !solved && boundFen + limit * fenPerDay < target);
    const middle = open[Math.floor(open.length / 2)];
    if (!middle) break;
    middle.solved = true;
    const shortest = open[0]?.limit ?? middle.limit;
    const joint = within(middle.limit, refinementShare, target - shortest * fenPerDay);

    best = better(best, joint) ?? best;
    for (const one of limits) if (joint && one.limit <= middle.limit) one.boundFen = Math.max(one.boundFen, joint.boundFen);
  }
  const boundFen = Math.min(best.valueFen, ...limits.map((one) => one.boundFen + one.limit * fenPerDay));
  return { ...best, boundFen, proven: boundFen >= best.valueFen };
}

function better(best: Valued | null, joint: JointPlan | null): Valued | null {
  if (!joint) return best;
  const valueFen = joint.fen + joint.days * fenPerDay;
  if (!best || valueFen < best.valueFen) return { joint, valueFen };
  return valueFen === best.valueFen && fewer(joint, best.joint) ? { joint, valueFen } : best;
}

function fewer(a: JointPlan, b: JointPlan): boolean {
  return a.parcels < b.parcels || (a.parcels === b.parcels && compareJoint(a, b) < 0);
}
