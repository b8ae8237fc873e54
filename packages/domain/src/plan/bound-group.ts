import { attractiveParcels, bestParcels, type RestingLines } from "./best-parcel.ts";
import { binOf } from "./bin.ts";
import type { Group, GroupPlan } from "./group.ts";
import type { Cells } from "./knapsack.ts";
import { masterProgram, type ParcelCount } from "./master-program.ts";
import { type RelaxedLine, relaxedCost, relaxedLines } from "./relaxed-lines.ts";

/** For any worth of the items, k parcels cost at least the worth of all items + k × the least surplus of a parcel. */
type Proof = { worth: number; surplus: number };

/** A parcel the linear program may choose, at what the relaxed lines ask for it. */
type Column = { items: readonly number[]; fen: number };

type Relaxed = {
  group: Group;
  lines: readonly RelaxedLine[];
  /** What each item costs alone, exactly. */
  singles: readonly number[];
  /** Parcels worth considering, found so far for any number of parcels. */
  columns: Map<string, Column>;
  proofs: Proof[];
  effort: Cells;
  cellsMax: number;
};

/** How much of the best worth so far stays in the next one looked at. */
const steadiness = 0.5;
const roundsMax = 200;
const columnsMax = 2_000;
/** Steps of weight a proof may take, coarse to exact. */
const stepsGrams = [20, 4, 1];
/** Grid cells a bound may fill: about a third of a second. */
const boundCellsMax = 100_000_000;

/**
 * A proven lower bound in fen for every plan of the group within the day limit: column generation over parcels on relaxed lines, for each
 * number of parcels that could still beat `plan` (its cost caps the bound). Sound whatever the rounding of the linear program, because each
 * proof is checked by knapsacks and not taken from it. `seeds` are parcels likely to matter.
 */
export function boundGroup(
  group: Group,
  daysMax: number,
  plan: GroupPlan,
  seeds: readonly (readonly number[])[],
  effortShare: number,
): number {
  const relaxed: Relaxed = {
    group,
    lines: relaxedLines(group, daysMax),
    singles: group.items.map((_, item) => binOf(group, daysMax, [item], { prices: 0 }).fen),
    columns: new Map(),
    proofs: [],
    effort: { cells: 0 },
    cellsMax: boundCellsMax * effortShare,
  };
  for (const items of [...plan.parcels.map((parcel) => parcel.items), ...group.items.map((_, item) => [item]), ...seeds])
    remember(relaxed, items);
  const range = { fewest: fewestParcels(relaxed), most: mostParcels(relaxed, plan.fen) };
  // A first, rough solution says about how many parcels are worth it; then fewer and more are proven by themselves.
  const used = proveFor(relaxed, { kind: "any", parcels: plan.parcels.length }, plan.fen / 400);
  const split = Math.floor(used + 0.01);
  for (const tolerance of [plan.fen / 300, plan.fen / 2_000, 0.3]) {
    if (split < range.most) proveFor(relaxed, { kind: "at-least", parcels: split + 1 }, tolerance);
    if (split >= range.fewest) proveFor(relaxed, { kind: "at-most", parcels: split }, tolerance);
    if (provenFen(relaxed, range) >= plan.fen) break;
  }
  return Math.min(plan.fen, provenFen(relaxed, range));
}

/**
 * Generates parcels for a count of them until the program and what is proven of it lie within the tolerance (fen). Worths of the items are
 * looked at half way between the program's newest and the best so far, which swing less. Quick looks find parcels; when they promise no more,
 * a thorough look proves how far the worth of the items can be trusted. Returns how many parcels the program then uses.
 */
function proveFor(relaxed: Relaxed, count: ParcelCount, tolerance: number): number {
  const { group, lines, columns, effort, cellsMax } = relaxed;
  const master = masterProgram(group.items.length, count, columnsMax);
  for (const { items, fen } of columns.values()) master.addParcel(items, fen);
  const resting: RestingLines = new Map();
  const allowed = effort.cells + (cellsMax - effort.cells) / 2;
  let best: Promised | null = null;
  for (let round = 0; round < roundsMax; round += 1) {
    master.solve();
    const { worth, perParcel } = master.duals();
    const programFen = total(worth) + count.parcels * perParcel;
    if (effort.cells >= allowed) break;
    const here: Float64Array = best
      ? worth.map((fen, item) => steadiness * (best?.worth[item] ?? 0) + (1 - steadiness) * fen)
      : worth;
    const quick = attractiveParcels(group, lines, here, perParcel, round, resting, effort).flatMap(
      (items) => remember(relaxed, items) ?? [],
    );
    const promised = promise(relaxed, here, quick, perParcel, count.parcels);
    if (!best || promised.fen > best.fen) best = promised;
    for (const column of quick) master.addParcel(column.items, column.fen);
    if (programFen - best.fen > tolerance && quick.length > 0) continue;
    if (count.kind === "any") break;
    const { fen, found } = prove(relaxed, best.worth, perParcel - tolerance / count.parcels, count.parcels);
    for (const column of found) master.addParcel(column.items, column.fen);
    if (programFen - fen <= 2 * tolerance || found.length === 0) break;
    best = { ...best, fen };
  }
  if (effort.cells >= allowed && best) prove(relaxed, best.worth, 0, count.parcels);
  return master.parcelsUsed();
}

/** A worth of the items and the bound it seems to give, as far as parcels found quickly can tell. */
type Promised = { worth: Float64Array; fen: number };

function promise(
  { singles }: Relaxed,
  worth: Float64Array,
  quick: readonly Column[],
  perParcel: number,
  parcels: number,
): Promised {
  const alone = singles.map((fen, item) => fen - (worth[item] ?? 0));
  const together = quick.map(({ items, fen }) => items.reduce((rest, item) => rest - (worth[item] ?? 0), fen));
  return { worth, fen: total(worth) + parcels * Math.min(perParcel, ...alone, ...together) };
}

function total(worth: Float64Array): number {
  return worth.reduce((sum, one) => sum + one, 0);
}

/** Records what this worth of the items proves; parcels that contradict it are new columns. */
function prove(relaxed: Relaxed, worth: Float64Array, enough: number, parcels: number): { fen: number; found: Column[] } {
  const { group, lines, singles, proofs, effort } = relaxed;
  const looks = bestParcels(group, lines, worth, stepsGrams, enough, effort);
  const surplus = Math.min(...looks.map((one) => one.surplus), ...singles.map((fen, item) => fen - (worth[item] ?? 0)));
  proofs.push({ worth: total(worth), surplus });
  const found = looks.filter((one) => one.surplus < enough).flatMap((one) => remember(relaxed, one.items) ?? []);
  return { fen: total(worth) + parcels * surplus, found };
}

/** Keeps a parcel for the linear program; null when it is known already or no relaxed line takes it. */
function remember({ group, lines, singles, columns }: Relaxed, members: readonly number[]): Column | null {
  const items = [...members].sort((a, b) => a - b);
  const name = items.join();
  if (items.length === 0 || columns.has(name) || columns.size >= columnsMax) return null;
  const fen = items.length === 1 ? (singles[items[0] ?? -1] ?? Number.POSITIVE_INFINITY) : relaxedCost(group, lines, items);
  if (fen === Number.POSITIVE_INFINITY) return null;
  columns.set(name, { items, fen });
  return { items, fen };
}

/** What all proofs together prove for every number of parcels in the range: whole fen, rounding of doubles allowed for. */
function provenFen({ proofs }: Relaxed, { fewest, most }: { fewest: number; most: number }): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let parcels = fewest; parcels <= most; parcels += 1)
    weakest = Math.min(weakest, Math.max(0, ...proofs.map(({ worth, surplus }) => worth + parcels * surplus - worth * 1e-9)));
  return Math.ceil(weakest - 0.05);
}

/** No plan has fewer parcels than the weight of all goods needs on the roomiest line. */
function fewestParcels({ group, lines }: Relaxed): number {
  const goods = group.loads.reduce((sum, { grams }) => sum + grams, 0);
  const roomiest = Math.max(1, ...lines.map(({ goodsGramsMax }) => goodsGramsMax));
  return Math.max(1, Math.ceil(goods / roomiest));
}

/** No plan as cheap as this one has more parcels than it could pay for. */
function mostParcels({ group, lines }: Relaxed, planFen: number): number {
  const cheapest = Math.max(1, Math.min(...lines.map(({ floor }) => floor(1))));
  return Math.min(group.items.length, Math.floor(planFen / cheapest));
}
