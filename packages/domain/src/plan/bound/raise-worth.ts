import { type Measure, massOf } from "../measure.ts";
import { type ParcelPool, total } from "../search/parcel-pool.ts";
import { partsOf, shareOut } from "./share-weight.ts";

/** All goods together measure so many steps here. */
const steps = 300;
/** Of the way to the plan's cost, a step goes so far at first, and so much less after each vain series. */
const firstStride = 1;
const vainMax = 8;
const shorter = 0.7;
const shortestStride = 0.005;
/** How much of the direction before stays in the next. */
const momentum = 0.6;

/**
 * Raises what the parcels known promise: moves the items' worth to where plans of those parcels, with goods that measure what all goods measure, cost
 * at least the most (a subgradient method with steps by Polyak 1969). An item covered twice is worth too much, one not covered too little.
 */
export function raiseWorth(
  pool: ParcelPool,
  measure: Measure,
  from: Float64Array,
  planFen: number,
  rounds: number,
): { items: Float64Array; fen: number } {
  const columns = [...pool.columns.values()].filter(({ seenBy }) => seenBy === undefined || seenBy === measure.by);
  const step = total(measure.mass) / steps;
  const sizes = Int32Array.from(columns, ({ items }) => Math.max(1, Math.round(massOf(measure, items) / step)));
  const least = new Float64Array(steps + 2);
  const holder = new Int32Array(steps + 2);
  const direction = new Float64Array(from.length);
  let items = Float64Array.from(from);
  let best = { items, fen: Number.NEGATIVE_INFINITY };
  let stride = firstStride;
  let vain = 0;
  for (let round = 0; round < rounds && stride >= shortestStride; round += 1) {
    const { fen, covered } = promise(items);
    if (fen > best.fen) {
      best = { items, fen };
      vain = 0;
    } else vain += 1;
    if (vain >= vainMax) {
      stride *= shorter;
      vain = 0;
      items = best.items;
      direction.fill(0);
    }
    let length = 0;
    for (let item = 0; item < direction.length; item += 1) {
      direction[item] = momentum * (direction[item] ?? 0) + (1 - momentum) * (1 - (covered[item] ?? 0));
      length += (direction[item] ?? 0) ** 2;
    }
    if (length < 1e-9) break;
    const goal = Math.min(planFen * 1.005, best.fen + planFen * 0.002);
    const far = (stride * Math.max(goal - fen, planFen * 0.0005)) / length;
    items = items.map((one, item) => one + far * (direction[item] ?? 0));
  }
  return best;

  /** What plans of the parcels known cost at least, their items priced at their worth, and how often such a plan covers each item. */
  function promise(worth: Float64Array): { fen: number; covered: Float64Array } {
    least.fill(Number.POSITIVE_INFINITY);
    columns.forEach((column, at) => {
      let surplus = column.fen;
      for (const item of column.items) surplus -= worth[item] ?? 0;
      const size = sizes[at] ?? 0;
      if (surplus >= (least[size] ?? 0)) return;
      least[size] = surplus;
      holder[size] = at;
    });
    const shares = shareOut(least, steps + 1);
    // Masses were rounded: one step more or less is the same.
    let whole = steps;
    for (const near of [steps - 1, steps + 1]) if ((shares.fen[near] ?? 0) < (shares.fen[whole] ?? 0)) whole = near;
    pool.effort.cells += columns.length * 8 + steps * 60;
    const covered = new Float64Array(worth.length);
    for (const part of partsOf(shares, whole))
      for (const item of columns[holder[part] ?? 0]?.items ?? []) covered[item] = (covered[item] ?? 0) + 1;
    return { fen: total(worth) + (shares.fen[whole] ?? 0), covered };
  }
}
