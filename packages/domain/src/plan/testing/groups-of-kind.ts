import { seededSettings } from "../../setting/index.ts";
import { compileLine } from "../compile-line.ts";
import type { Group } from "../group.ts";
import { groupItems, takenAlone } from "../group-items.ts";
import { type InstanceKind, instanceOf } from "./instance-kinds.ts";

const ground = { country: "US", warehouses: seededSettings.warehouses };

/** The groups of more than one item of an instance of a kind, its lines compiled. */
export function groupsOfKind(kind: InstanceKind, seed: number, items: number, lines: number): Group[] {
  const instance = instanceOf(kind, seed, items, lines);
  const { zip, memberFreightOffBp = 0, operationFee = "8.00" } = instance;
  const compiled = instance.lines.map((line) => compileLine(line, { zip, memberFreightOffBp, operationFee }));
  return groupItems(
    instance.items.filter((item) => takenAlone(item, compiled, ground)),
    compiled,
    ground,
  ).filter(({ items: inside }) => inside.length > 1);
}

/** Worths around what the goods cost by weight, some far off, some below nothing. */
export function someWorths({ loads }: Group, planFen: number, random: () => number): Float64Array[] {
  const goods = loads.reduce((sum, { grams }) => sum + grams, 0);
  return [0.05, 0.6, 3].map((noise) =>
    Float64Array.from(loads, ({ grams }) => (planFen / goods) * grams * (1 - noise / 2 + noise * random())),
  );
}

/** Every set of items of a group, as sorted places. */
export function* setsOf({ items }: Group): Generator<number[]> {
  for (let mask = 1; mask < 2 ** items.length; mask += 1) yield items.flatMap((_, item) => ((mask >> item) & 1 ? [item] : []));
}
