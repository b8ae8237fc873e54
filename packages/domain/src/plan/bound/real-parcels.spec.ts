import { describe, expect, it } from "vitest";
import type { Group } from "../group.ts";
import { costOn, emptyLoad, pack, together } from "../load.ts";
import { startPool } from "../search/parcel-pool.ts";
import { planBySubsets } from "../search/plan-by-subsets.ts";
import { seededRandom } from "../search/seeded-random.ts";
import { groupsOfKind, setsOf, someWorths } from "../testing/groups-of-kind.ts";
import { instanceKinds } from "../testing/instance-kinds.ts";
import { boundByParcels } from "./bound-by-parcels.ts";
import { realParcels } from "./real-parcels.ts";
import { relaxedLines } from "./relaxed-lines.ts";

const seeds = [0, 1, 2];

/** The least that a parcel costs beyond its goods' worth, one of a single item and one of any, by trying every set on every line. */
function triedAll(group: Group, worth: Float64Array): { alone: number; any: number } {
  let alone = Number.POSITIVE_INFINITY;
  let any = Number.POSITIVE_INFINITY;
  for (const inside of setsOf(group)) {
    const packed = pack(inside.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad));
    const worthOfAll = inside.reduce((sum, item) => sum + (worth[item] ?? 0), 0);
    group.lines.forEach((fast, line) => {
      if (!inside.every((item) => group.takes[line]?.[item])) return;
      const surplus = costOn(fast, packed) - worthOfAll;
      any = Math.min(any, surplus);
      if (inside.length === 1) alone = Math.min(alone, surplus);
    });
  }
  return { alone, any };
}

describe("going through real parcels", () => {
  it.each(instanceKinds)("finds the very parcel that costs least beyond its goods' worth (%s)", (kind) => {
    for (const seed of seeds) {
      const random = seededRandom(seed + 41);
      for (const group of groupsOfKind(kind, seed * 5 + 3, 10, 8)) {
        const planFen = planBySubsets(group)(99, 99, 1, Number.POSITIVE_INFINITY)?.fen ?? 0;
        const lines = relaxedLines(group, 99);
        for (const some of someWorths(group, planFen, random)) {
          const worth = some.map((fen, item) => (item % 4 === 1 ? 0 : fen));
          // What a worthless item makes no cheaper is not gone through: then one item by itself costs as little.
          const { alone, any } = triedAll(group, worth);
          for (const below of [any + 900, any + 1, any - 1]) {
            const found = lines.map((line) => realParcels(line, { cells: 0 })(worth, below, Number.POSITIVE_INFINITY));
            const least = Math.min(alone, ...found.map((one) => one.least));
            expect(least, `seed ${seed}`).toBeCloseTo(Math.min(any, below), 6);
            const parcels = found.flatMap((one) => one.parcels.map(({ surplus }) => surplus));
            if (below > any) expect(Math.min(alone, ...parcels), `seed ${seed}`).toBeCloseTo(any, 6);
          }
        }
      }
    }
  });

  it.each(instanceKinds)("proves no more than the best plan costs, nor much less where it may take its time (%s)", (kind) => {
    const proven: number[] = [];
    for (const seed of seeds) {
      for (const group of groupsOfKind(kind, seed * 11 + 2, 12, 12)) {
        for (const days of [16, 99]) {
          const exact = planBySubsets(group)(days, 99, 1, Number.POSITIVE_INFINITY);
          if (!exact) continue;
          // Also where the plan known is a bad one.
          for (const dearer of [1, 1.4]) {
            const known = { ...exact, fen: Math.round(exact.fen * dearer) };
            const fen = boundByParcels(startPool(group, days, known, [], 1), known.fen, known.fen, 0, Number.POSITIVE_INFINITY);
            expect(fen, `seed ${seed}, ${days} days`).toBeLessThanOrEqual(exact.fen + 1e-6);
            proven.push(fen / exact.fen);
          }
        }
      }
    }
    const middle = proven.sort((a, b) => a - b)[Math.floor(proven.length / 2)];
    expect(middle).toBeGreaterThan(0.97);
  });

  it("says so where the parcels are too many to go through", () => {
    const [group] = groupsOfKind("volume never", 3, 40, 10);
    if (!group) throw new Error("no group");
    const worth = Float64Array.from(group.loads, ({ grams }) => grams * 60);
    const looks = relaxedLines(group, 99).map((line) => realParcels(line, { cells: 0 })(worth, 0, 2_000).finished);
    expect(looks).toContain(false);
  });
});
