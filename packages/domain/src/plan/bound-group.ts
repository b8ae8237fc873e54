import type { GroupPlan } from "./group.ts";
import type { ParcelPool } from "./parcel-pool.ts";
import { worthProver } from "./prove-worth.ts";
import { raiseWorth } from "./raise-worth.ts";
import { valueItems } from "./value-items.ts";

/** Of the effort, what valuing the items by a linear program may take. */
const valuingShare = 0.35;
/** Once the bound is so near (of what the plan costs), only so much of the effort is spent on coming nearer. */
const nearEnough = 0.009;
const nearShare = 0.35;
const roundsMax = 12;
const raisingRounds = 250;
/** How far to go from the best worths towards those that the parcels known like best: first, after a better proof and after a worse one. */
const firstPace = 0.5;
const faster = 1.5;
const slower = 0.6;

/**
 * A proven lower bound in fen for every plan of the group within the day limit. Items are valued by a linear program over parcels; a proof at
 * those worths finds parcels that contradict it, the worths move to where plans of the parcels known cost most, and so on (cutting planes with a
 * centre that is kept steady). Each proof stands by itself, whatever led to its worths. Stops at `enoughFen`.
 */
export function boundGroup(pool: ParcelPool, plan: GroupPlan, enoughFen: number): number {
  const { effort, cellsMax } = pool;
  const target = Math.min(enoughFen, plan.fen);
  const prove = worthProver(pool);
  let centre = valueItems(pool, plan.fen, cellsMax * valuingShare);
  let best = prove(centre, target).fen;
  let pace = firstPace;
  for (let round = 0; round < roundsMax && best < target; round += 1) {
    const near = best >= Math.min(enoughFen, plan.fen * (1 - nearEnough));
    if (effort.cells >= cellsMax * (near ? nearShare : 1)) break;
    const raised = raiseWorth(pool, centre, plan.fen, raisingRounds);
    if (raised.fen < best + plan.fen / 5_000) break;
    const trial = centre.map((fen, item) => fen + pace * ((raised.items[item] ?? 0) - fen));
    const { fen } = prove(trial, Math.min(target, raised.fen));
    pace = fen > best ? Math.min(1, pace * faster) : pace * slower;
    if (fen <= best) continue;
    best = fen;
    centre = trial;
  }
  return Math.max(0, Math.min(plan.fen, Math.ceil(best - 0.05 - Math.abs(best) * 1e-9)));
}
