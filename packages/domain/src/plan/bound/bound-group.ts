import type { GroupPlan } from "../group.ts";
import { type Measure, measureByVolume, measureByWeight } from "../measure.ts";
import type { ParcelPool } from "../search/parcel-pool.ts";
import { boundByParcels } from "./bound-by-parcels.ts";
import { worthProver } from "./prove-worth.ts";
import { raiseWorth } from "./raise-worth.ts";
import { cellsPerListed, usuallyListed } from "./small-parcels.ts";
import { valueItems } from "./value-items.ts";

/** Of the effort, what valuing the items by a linear program may take, and listing small parcels. */
const valuingShare = 0.35;
const listingShare = 0.05;
/** Once the bound is so near (of what the plan costs), only so much of the effort is spent on coming nearer. */
const nearEnough = 0.009;
const nearShare = 0.1;
const roundsMax = 25;
const raisingRounds = 250;
/** Worths of another day limit are near; so many rounds fit them to this one's parcels. */
const fittingRounds = 100;
/** How far to go from the best worths towards those that the parcels known like best: first, after a better proof and after a worse one. */
const firstPace = 0.5;
const faster = 1.5;
const slower = 0.6;

/** Where measures prove so little at first, or not enough in the end, real parcels are gone through, for so much of the effort more. */
const farOff = 0.975;
const realShare = 1.2;
/** So near the plan's cost they are gone through to. */
const realNear = 0.9903;

/** A proven lower bound in fen; the items' worth and the measure that prove it; `nearness`: its share of what the plan costs. */
export type Bound = { fen: number; worth: Float64Array; measure: Measure; nearness: number };

/**
 * A proven lower bound for every plan of the group within the day limit. Items are valued by a linear program over parcels, or as an `earlier`
 * bound of the group for another limit valued them; a proof at those worths finds parcels that contradict it, the worths move to where plans of the
 * parcels known cost most, and so on (cutting planes with a centre that is kept steady). Parcels are seen by weight or by volume, whichever proves
 * more at first; where that is not enough, real parcels are gone through. Each proof stands by itself, whatever led to its worths. Stops at
 * `enoughFen`.
 */
export function boundGroup(pool: ParcelPool, plan: GroupPlan, enoughFen: number, earlier: Bound | null): Bound {
  const { effort, cellsMax, group } = pool;
  effort.cells = 0;
  const target = Math.min(enoughFen, plan.fen);
  let worth = earlier
    ? raiseWorth(pool, earlier.measure, earlier.worth, plan.fen, fittingRounds).items
    : valueItems(pool, plan.fen, cellsMax * valuingShare);
  const listedMax = Math.min(usuallyListed, Math.floor((cellsMax * listingShare) / cellsPerListed));
  const views = (earlier ? [earlier.measure] : [measureByWeight(group), measureByVolume(group)]).map((measure) => {
    const prove = worthProver(pool, measure, listedMax);
    return { measure, prove, fen: prove(worth, target).fen };
  });
  const { measure, prove, ...first } = views.reduce((best, one) => (one.fen > best.fen ? one : best));
  let best = first.fen;
  let pace = firstPace;
  const enough = Math.min(enoughFen, plan.fen * (1 - nearEnough));
  let real: number | null = null;
  /** What going through real parcels proves, once; its effort is its own. */
  function proveByParcels(): number {
    const before = effort.cells;
    real ??= boundByParcels(pool, plan.fen, Math.min(enoughFen, plan.fen * realNear), best, cellsMax * realShare);
    effort.cells = before;
    return real;
  }
  const isFar = best < Math.min(enoughFen, plan.fen * farOff);
  const isReached = isFar && proveByParcels() >= Math.min(enoughFen, plan.fen * realNear);
  for (let round = 0; round < roundsMax && best < target && !isReached; round += 1) {
    if (effort.cells >= cellsMax * (best >= enough ? nearShare : 1)) break;
    const raised = raiseWorth(pool, measure, worth, plan.fen, raisingRounds);
    if (raised.fen < best + plan.fen / 5_000) break;
    const trial = worth.map((fen, item) => fen + pace * ((raised.items[item] ?? 0) - fen));
    const { fen } = prove(trial, Math.min(target, raised.fen));
    pace = fen > best ? Math.min(1, pace * faster) : pace * slower;
    if (fen <= best) continue;
    best = fen;
    worth = trial;
  }
  const proven = best < enough ? Math.max(best, proveByParcels()) : best;
  const fen = Math.max(0, Math.min(plan.fen, Math.ceil(proven - 0.05 - Math.abs(proven) * 1e-9)));
  return { fen, worth, measure, nearness: fen / Math.max(1, plan.fen) };
}
