import { describe, expect, it } from "vitest";
import { seededSettings } from "../../setting/index.ts";
import { compileLine } from "../compile-line.ts";
import type { Group, GroupPlan } from "../group.ts";
import { groupItems, takenAlone } from "../group-items.ts";
import { taxGauge } from "../tax-gauge.ts";
import { randomInstance } from "../testing/random-instance.ts";
import { steppedTax, taxed } from "../testing/taxed-instance.ts";
import { planByCounts } from "./plan-by-counts.ts";
import { planBySubsets } from "./plan-by-subsets.ts";

const ground = { country: "US", warehouses: seededSettings.warehouses };
const enough = Number.POSITIVE_INFINITY;

/** Goods of a few kinds, each several times, on random lines. */
function groupOf(seed: number, goods: number, kinds: number, withTax: boolean): Group {
  const { items, lines } = taxed(randomInstance(seed, goods, 14), seed);
  const compiled = lines.map((line) => compileLine(line, { zip: "", memberFreightOffBp: 0, operationFee: "8.00" }));
  const repeated = items.map((item, at) => ({ ...(items[(at * 7) % kinds] ?? item), id: item.id, alone: false, warehouse: 1 }));
  const sendable = repeated.filter((item) => takenAlone(item, compiled, ground));
  const [group] = groupItems(sendable, compiled, ground, withTax ? taxGauge(steppedTax) : null);
  if (!group) throw new Error(`seed ${seed} has nothing to send`);
  return group;
}

const rank = (plan: GroupPlan | null | undefined) => plan && [plan.fen, plan.parcels.length, plan.days];
const itemsOf = ({ parcels }: GroupPlan) => parcels.flatMap(({ items }) => items).sort((a, b) => a - b);

describe("planning few kinds of goods by their counts", () => {
  it("finds the very best plan that trying every set finds, within every limit of days", () => {
    for (const withTax of [false, true]) {
      for (let seed = 0; seed < 12; seed += 1) {
        const group = groupOf(seed + 40, 12, 2 + (seed % 4), withTax);
        const [counted, tried] = [planByCounts(group), planBySubsets(group)];
        for (const days of [12, 20, 99]) {
          const found = counted?.(days, 99, 1, enough);
          expect(rank(found), `seed ${seed}, ${days} days`).toEqual(rank(tried(days, 99, 1, enough)));
          if (found) expect(itemsOf(found)).toEqual([...group.items.keys()]);
        }
      }
    }
  });

  it("proves what it finds for many goods of five kinds", () => {
    const group = groupOf(3, 34, 5, false);
    const found = planByCounts(group)?.(99, 99, 1, enough);
    if (!found) throw new Error("no plan of counted goods");
    expect(found).toMatchObject({ proven: true, boundFen: found.fen });
    expect(itemsOf(found)).toEqual([...group.items.keys()]);
  });

  it("keeps a number of parcels by searching", () => {
    const group = groupOf(8, 20, 4, false);
    const free = planByCounts(group)?.(99, 99, 1, enough);
    const fewer = (free?.parcels.length ?? 0) - 1;
    const kept = planByCounts(group)?.(99, fewer, 1, enough);
    expect(kept === null || (kept?.parcels.length ?? 99) <= fewer).toBe(true);
    if (kept) expect(kept.fen).toBeGreaterThanOrEqual(free?.fen ?? 0);
  });

  it("leaves goods that are all different to the search", () => {
    expect(planByCounts(groupOf(5, 30, 30, false))).toBeNull();
  });
});
