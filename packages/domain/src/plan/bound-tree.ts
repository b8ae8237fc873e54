import { type Bounding, type Proof, proofsByWeight, provenFen, total } from "./bounding.ts";
import type { GroupPlan } from "./group.ts";
import { type Counted, type CountLimit, counts } from "./master-program.ts";
import type { Column } from "./parcel-source.ts";
import { type Promised, type Valued, valueItems } from "./value-items.ts";

/** How near (of the plan's cost) a bound is to come before the tree is looked at more closely. */
const tolerances = [0.009, 0.004, 0.001, 0];
/** Splitting goes on as long as this much of the effort is not used up. */
const splittingShare = 0.6;
/** A bound is made finer only as long as this much of the effort is not used up. */
const finerShare = 0.35;
/** A count this far from whole is worth a split. */
const fraction = 0.03;
/** Weights of parcels of which one is so many times the other are worth telling apart. */
const widelyApart = 1.15;
/** Of the effort left, what one node may take. */
const nodeShare = 0.4;

/** Plans within limits of numbers: what is proven of them, and what the linear program says (Infinity below: not looked at). */
type Node = {
  limits: readonly CountLimit[];
  proofs: readonly Proof[];
  boundFen: number;
  guess: number;
  split: boolean;
  start: Promised | null;
};

/**
 * A proven lower bound in fen for every plan of the group within the day limit: a tree of splits by how many parcels there are, or travel on one
 * line (branch and price, Barnhart et al. 1998). A linear program likes fractions of parcels; on either side of the fraction more can be proven,
 * and what is proven on all leaves holds for all plans. Sound whatever the rounding of the linear program: each proof is checked by the source of
 * the parcels and not taken from it. Stops at `enoughFen`.
 */
export function boundTree(bounding: Bounding, plan: GroupPlan, enoughFen: number): number {
  const roomiest = Math.max(1, ...bounding.lines.map(({ goodsGramsMax }) => goodsGramsMax));
  const cheapest = Math.max(1, Math.min(...bounding.lines.map(({ floor }) => floor(1))));
  const range = {
    fewest: Math.max(1, Math.ceil(total(bounding.grams) / roomiest)),
    most: Math.min(bounding.grams.length, Math.floor(plan.fen / cheapest)),
  };
  const byWeight = proofsByWeight(bounding, plan);
  const leaves: Node[] = [{ limits: [], proofs: byWeight, boundFen: 0, guess: 0, split: true, start: null }];
  const least = () => Math.min(plan.fen, ...leaves.map(({ boundFen }) => boundFen));

  function look(node: Node, target: number, settle: boolean): void {
    const { effort, cellsMax } = bounding;
    const proofs: Proof[] = [];
    const root = node.limits.length === 0;
    const valued = valueItems(
      bounding,
      node.limits,
      { planFen: plan.fen, target, converge: root || settle, cells: (cellsMax - effort.cells) * nodeShare },
      node.start,
      proofs,
    );
    const all = [...node.proofs, ...proofs];
    const boundFen = Math.max(node.boundFen, provenFen(all, withinLimits(range, node.limits)));
    const splits = boundFen < target && !settle ? splitsOf(node, valued) : [];
    leaves.splice(leaves.indexOf(node), 1);
    if (splits.length === 0)
      leaves.push({
        ...node,
        proofs: all,
        boundFen,
        guess: valued.programFen,
        split: boundFen >= target,
        start: valued.promised ?? node.start,
      });
    for (const limit of splits) {
      const limits = [...node.limits, limit];
      const { fewest, most } = withinLimits(range, limits);
      if (fewest <= most)
        leaves.push({
          limits,
          proofs: all,
          boundFen,
          guess: valued.programFen,
          split: true,
          start: valued.promised ?? node.start,
        });
    }
  }

  for (const tolerance of tolerances) {
    const target = Math.min(enoughFen, plan.fen * (1 - tolerance));
    for (;;) {
      const open = leaves.filter(({ boundFen, split }) => split && boundFen < target);
      const next = open.reduce<Node | null>((best, one) => (best && best.guess <= one.guess ? best : one), null);
      if (!next || bounding.effort.cells >= bounding.cellsMax * (tolerance === tolerances[0] ? splittingShare : finerShare))
        break;
      look(next, target, false);
    }
  }
  // What was split but not looked at yet says no more than its parent: the rest of the effort proves what it can of the weakest.
  const target = Math.min(enoughFen, plan.fen * (1 - (tolerances[0] ?? 0)));
  for (;;) {
    const weakest = leaves.reduce<Node | null>((worst, one) => (worst && worst.boundFen <= one.boundFen ? worst : one), null);
    if (!weakest?.split || weakest.boundFen >= target || bounding.effort.cells >= bounding.cellsMax) break;
    look(weakest, target, true);
  }
  return least();
}

function withinLimits({ fewest, most }: { fewest: number; most: number }, limits: readonly CountLimit[]) {
  for (const { line, overGrams, kind, parcels } of limits) {
    if (kind === "at-least") fewest = Math.max(fewest, parcels);
    else if (line === null && overGrams < 0) most = Math.min(most, parcels);
  }
  return { fewest, most };
}

/** Both sides of the most broken count: of all parcels, of those over a weight, or of one line's. None when all are whole. */
function splitsOf({ limits }: Node, { chosen }: Valued): CountLimit[] {
  const shared = chosen.filter(({ share }) => share > 1e-3);
  const all = shared.reduce((sum, { share }) => sum + share, 0);
  let best = wholeCount(limits, all);
  if (best) return splitAt(best);
  for (const [counted, weight] of countable(shared.map(({ column }) => column))) {
    const count = shared.reduce((sum, { column, share }) => sum + (counts(counted, column) ? share : 0), 0);
    const broken = Math.abs(count - Math.round(count)) * weight;
    const fewer = Math.floor(count + 0.005);
    const known = limits.some(
      ({ line, overGrams, kind, parcels }) =>
        line === counted.line && overGrams === counted.overGrams && parcels === (kind === "at-most" ? fewer : fewer + 1),
    );
    if (!known && broken > fraction && broken > (best?.broken ?? 0)) best = { counted, fewer, broken };
  }
  return best ? splitAt(best) : [];
}

function splitAt({ counted, fewer }: Split): CountLimit[] {
  return [
    { ...counted, kind: "at-most", parcels: fewer },
    { ...counted, kind: "at-least", parcels: fewer + 1 },
  ];
}

type Split = { counted: Counted; fewer: number; broken: number };

/** The number of all parcels comes first, whole or not, so that no proof has to hold for any number. */
function wholeCount(limits: readonly CountLimit[], count: number): Split | null {
  const fewer = Math.floor(count + 0.02);
  const known = limits.some(({ line, overGrams }) => line === null && overGrams < 0);
  return known ? null : { counted: { line: null, overGrams: -1 }, fewer, broken: 1 };
}

/** What may be counted in a solution, the number of all parcels before that of heavy ones before that of a line's. */
function countable(columns: readonly Column[]): [Counted, number][] {
  const weights = [...new Set(columns.map(({ grams }) => grams))].sort((a, b) => a - b);
  const gaps = weights
    .slice(1)
    .map((grams, at) => ({ from: weights[at] ?? 0, to: grams }))
    .filter(({ from, to }) => to > from * widelyApart)
    .map(({ from, to }) => ({ overGrams: Math.floor((from + to) / 2), apart: Math.min(1, Math.log2(to / from)) }));
  return [
    [{ line: null, overGrams: -1 }, 3],
    ...gaps.map(({ overGrams, apart }): [Counted, number] => [{ line: null, overGrams }, 1 + apart]),
    ...[...new Set(columns.map(({ line }) => line))].map((line): [Counted, number] => [{ line, overGrams: -1 }, 1]),
  ];
}
