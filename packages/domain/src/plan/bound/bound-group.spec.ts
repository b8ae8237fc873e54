import { describe, expect, it } from "vitest";
import type { Group } from "../group.ts";
import { costOn, emptyLoad, type Packed, pack, together } from "../load.ts";
import { type Measure, massOf, measureByVolume, measureByWeight } from "../measure.ts";
import { startPool } from "../search/parcel-pool.ts";
import { planBySearch } from "../search/plan-by-search.ts";
import { planBySubsets } from "../search/plan-by-subsets.ts";
import { seededRandom } from "../search/seeded-random.ts";
import { groupsOfKind, setsOf, someWorths } from "../testing/groups-of-kind.ts";
import { instanceKinds } from "../testing/instance-kinds.ts";
import { profileLine } from "./profile-line.ts";
import { worthProver } from "./prove-worth.ts";
import { type RelaxedLine, relaxedLines } from "./relaxed-lines.ts";

const seeds = Array.from({ length: 3 }, (_, seed) => seed);

type Priced = { inside: number[]; fen: number };

/** What each set of two items and more costs on a line that takes it: the parcels there are. */
function parcelsOn(line: RelaxedLine, sets: readonly { inside: number[]; packed: Packed }[]): Priced[] {
  return sets
    .filter(({ inside }) => inside.every((item) => line.takes[item]))
    .map(({ inside, packed }) => ({ inside, fen: costOn(line.sized.fast, packed) }))
    .filter(({ fen }) => fen < Number.POSITIVE_INFINITY);
}

function packedSetsOf(group: Group): { inside: number[]; packed: Packed }[] {
  return [...setsOf(group)]
    .filter((inside) => inside.length > 1)
    .map((inside) => ({
      inside,
      packed: pack(inside.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad)),
    }));
}

/** The parcels a line's profile promises more of than they keep, once by exact mass and once by bands of it. */
function overpromised(
  line: RelaxedLine,
  parcels: readonly Priced[],
  measure: Measure,
  worth: Float64Array,
  prices: number[],
): string[] {
  const profiled = profileLine(line, measure);
  const { least } = profiled.exactly(worth, prices, { cells: 0 });
  const width = 130;
  const buckets = Math.floor(profiled.mostMass / width) + 1;
  const leastFen = Float64Array.from({ length: buckets }, (_, bucket) =>
    profiled.leastBetween(Math.max(1, bucket * width), (bucket + 1) * width - 1),
  );
  const rough = profiled.roughly(worth, prices, leastFen, width);
  const most = (of: Float64Array, at: number) => of[at] ?? Number.POSITIVE_INFINITY;
  return parcels.flatMap(({ inside, fen }) => {
    const surplus = fen - inside.reduce((sum, item) => sum + (worth[item] ?? 0), 0) + 1e-6;
    const mass = massOf(measure, inside);
    const holds = most(least, mass) <= surplus && most(rough, Math.floor(mass / width)) <= surplus;
    return holds ? [] : [`by ${measure.by} in ${measure.unit} g: ${inside}`];
  });
}

describe("bounding plans", () => {
  it.each(instanceKinds)("never promises more of a line than any parcel there is keeps (%s)", (kind) => {
    for (const seed of seeds) {
      const random = seededRandom(seed + 99);
      for (const group of groupsOfKind(kind, seed * 7 + 1, 9, 6)) {
        const planFen = planBySubsets(group)(99, 99, 1, Number.POSITIVE_INFINITY)?.fen ?? 0;
        const sets = packedSetsOf(group);
        const lines = relaxedLines(group, 99).map((line) => ({ line, parcels: parcelsOn(line, sets) }));
        for (const worth of someWorths(group, planFen, random)) {
          for (const measure of [1, 7].flatMap((unit) => [measureByWeight(group, unit), measureByVolume(group, unit)])) {
            const worthOfAll = worth.reduce((sum, fen) => sum + Math.abs(fen), 0);
            const otherOfAll = measure.other.reduce((sum, one) => sum + one, 0);
            const prices = [0, 0.1, 0.4, 1.5].map((share) => (share * random() * worthOfAll) / otherOfAll);
            for (const { line, parcels } of lines)
              expect(overpromised(line, parcels, measure, worth, prices), `seed ${seed}`).toEqual([]);
          }
        }
      }
    }
  });

  it.each(instanceKinds)("proves no more than the best plan costs, whatever the items are said to be worth (%s)", (kind) => {
    for (const seed of seeds) {
      const random = seededRandom(seed + 7);
      for (const group of groupsOfKind(kind, seed * 11 + 2, 11, 12)) {
        for (const days of [16, 99]) {
          const exact = planBySubsets(group)(days, 99, 1, Number.POSITIVE_INFINITY);
          if (!exact) continue;
          for (const measure of [1, 7].flatMap((unit) => [measureByWeight(group, unit), measureByVolume(group, unit)])) {
            const prove = worthProver(startPool(group, days, exact, [], 1), measure, 60);
            for (const worth of someWorths(group, exact.fen, random))
              for (const goal of [exact.fen, Number.POSITIVE_INFINITY])
                expect(prove(worth, goal).fen, `seed ${seed}, ${days} days, by ${measure.by}`).toBeLessThanOrEqual(
                  exact.fen + 1e-6,
                );
          }
        }
      }
    }
  });

  it.each(instanceKinds)("bounds small groups no better and searches them no worse than the exact plan (%s)", (kind) => {
    for (const seed of seeds.slice(0, 2)) {
      for (const group of groupsOfKind(kind, seed * 13 + 5, 11, 14)) {
        const search = planBySearch(group);
        // Each limit but the first begins with what was found for others.
        for (const days of [99, 16, 40]) {
          const exact = planBySubsets(group)(days, 99, 1, Number.POSITIVE_INFINITY);
          const searched = search(days, 99, 1, Number.POSITIVE_INFINITY);
          expect(searched === null, `seed ${seed}`).toBe(exact === null);
          if (!exact || !searched) continue;
          expect(searched.fen, `search, seed ${seed}`).toBeGreaterThanOrEqual(exact.fen);
          expect(searched.boundFen, `bound, seed ${seed}`).toBeLessThanOrEqual(exact.fen);
        }
      }
    }
  });
});
