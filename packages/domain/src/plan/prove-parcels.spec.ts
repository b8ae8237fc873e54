import { describe, expect, it } from "vitest";
import { compileLine } from "./compile-line.ts";
import type { Group } from "./group.ts";
import { groupItems, takenAlone } from "./group-items.ts";
import { knapsackParcels } from "./knapsack-parcels.ts";
import { costOn, emptyLoad, pack, together } from "./load.ts";
import type { Prize, Worth } from "./parcel-source.ts";
import { prizeOf } from "./parcel-source.ts";
import { planBySearch } from "./plan-by-search.ts";
import { planBySubsets } from "./plan-by-subsets.ts";
import { type RelaxedLine, relaxedLines } from "./relaxed-lines.ts";
import { seededRandom } from "./seeded-random.ts";
import { type InstanceKind, instanceKinds, instanceOf } from "./testing/instance-kinds.ts";

const seeds = Array.from({ length: 4 }, (_, seed) => seed);

function groupsOf(kind: InstanceKind, seed: number, items: number, lines: number): Group[] {
  const instance = instanceOf(kind, seed, items, lines);
  const { zip, memberFreightOffBp = 0, operationFee = "8.00" } = instance;
  const compiled = instance.lines.map((line) => compileLine(line, { zip, memberFreightOffBp, operationFee }));
  return groupItems(
    instance.items.filter((item) => takenAlone(item, compiled, "US")),
    compiled,
    "US",
  );
}

/** The least cost − worth of any parcel there is, by trying all of them on these lines. */
function leastSurplus({ items, loads }: Group, lines: readonly RelaxedLine[], { items: worth, prizes }: Worth): number {
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 1; mask < 2 ** items.length; mask += 1) {
    const inside = items.flatMap((_, item) => ((mask >> item) & 1 ? [item] : []));
    const load = inside.reduce((sum, item) => together(sum, loads[item] ?? emptyLoad), emptyLoad);
    const parcel = pack(load);
    const valued = inside.reduce((sum, item) => sum + (worth[item] ?? 0), 0);
    for (const { sized, takes } of lines) {
      if (!inside.every((item) => takes[item])) continue;
      const prize = prizeOf(prizes[sized.place] ?? [], load.grams, load.grams);
      least = Math.min(least, costOn(sized.fast, parcel) - valued - prize);
    }
  }
  return least;
}

describe("proving how attractive a parcel can be", () => {
  it.each(instanceKinds)("never proves more than trying all parcels finds (%s)", (kind) => {
    for (const seed of seeds) {
      const random = seededRandom(seed + 99);
      for (const group of groupsOf(kind, seed * 7 + 1, 9, 8).filter(({ items }) => items.length > 1)) {
        const exact = planBySubsets(group)(99, 99, 1, Number.POSITIVE_INFINITY);
        if (!exact) continue;
        const each =
          exact.fen /
          Math.max(
            1,
            group.loads.reduce((sum, { grams }) => sum + grams, 0),
          );
        for (const noise of [0.05, 0.5, 1]) {
          const items = Float64Array.from(group.loads, ({ grams }) => each * grams * (1 - noise / 2 + noise * random()));
          const prize = (): Prize => ({
            overGrams: Math.floor(random() * 4000) - 1000,
            fen: Math.floor((random() - 0.5) * exact.fen),
          });
          const prizes = group.lines.map(() => (random() < 0.5 ? [] : [prize(), prize()]));
          const relaxed = relaxedLines(group, 99);
          const truth = leastSurplus(group, relaxed, { items, prizes });
          const source = knapsackParcels(group, relaxed, { cells: 0 });
          for (const enough of [Number.POSITIVE_INFINITY, truth + 500, truth + 5])
            expect(
              source.prove({ items, prizes }, enough).surplus,
              `seed ${seed}, noise ${noise}, enough ${enough}`,
            ).toBeLessThanOrEqual(truth + 1e-6);
        }
      }
    }
  });

  it.each(instanceKinds)("bounds small groups no better and searches them no worse than the exact plan (%s)", (kind) => {
    for (const seed of seeds.slice(0, 2)) {
      for (const group of groupsOf(kind, seed * 13 + 5, 11, 14).filter(({ items }) => items.length > 1)) {
        for (const days of [16, 99]) {
          const exact = planBySubsets(group)(days, 99, 1, Number.POSITIVE_INFINITY);
          const searched = planBySearch(group)(days, 99, 1, Number.POSITIVE_INFINITY);
          expect(searched === null, `seed ${seed}`).toBe(exact === null);
          if (!exact || !searched) continue;
          expect(searched.fen, `search, seed ${seed}`).toBeGreaterThanOrEqual(exact.fen);
          expect(searched.boundFen, `bound, seed ${seed}`).toBeLessThanOrEqual(exact.fen);
        }
      }
    }
  });
});
