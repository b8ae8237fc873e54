import { type Bin, binOf, binWith, type Effort, priceWith } from "../bin.ts";
import type { Group } from "../group.ts";

type Ground = { group: Group; daysMax: number; parcelsMax: number; random: () => number; effort: Effort };

const wholeParcelShare = 0.3;
/** So often what was taken out must go into the parcels that are left: two parcels become one only where no item may begin another. */
const closedShare = 0.4;
/** So often two parcels become one first: prices by brackets may be less for both than for any number of goods in between. */
const marriedShare = 0.1;
/** So often a place is overlooked, which keeps the greedy choice from ending at the same plan again and again. */
const overlookedShare = 0.1;

/** Takes items out of some parcels and puts them back, hardest first or by chance, each where it costs least. Null: one found no place. */
export function ruinAndRecreate(ground: Ground, bins: readonly Bin[]): Bin[] | null {
  const { group, daysMax, parcelsMax, random, effort } = ground;
  const out = someItems(group, bins, random);
  const taken = new Set(out);
  const rest = (random() < marriedShare ? married(ground, bins) : bins).flatMap((bin) => {
    const items = bin.items.filter((item) => !taken.has(item));
    return items.length === bin.items.length ? [bin] : items.length === 0 ? [] : [binOf(group, daysMax, items, effort)];
  });
  if (rest.some(({ line }) => line < 0)) return null;
  const nothing = binOf(group, daysMax, [], effort);
  const most = rest.length > 0 && random() < closedShare ? rest.length : parcelsMax;
  for (const item of out) {
    let best = { at: -1, more: Number.POSITIVE_INFINITY };
    for (let at = 0; at <= Math.min(rest.length, most - 1); at += 1) {
      if (random() < overlookedShare) continue;
      const bin = rest[at] ?? nothing;
      const more = priceWith(group, bin, item, effort) - bin.fen;
      if (more < best.more) best = { at, more };
    }
    if (best.at < 0) return null;
    rest[best.at] = binWith(group, rest[best.at] ?? nothing, item, effort);
  }
  return rest;
}

/** Two of the parcels as one, where a line takes it. */
function married({ group, daysMax, random, effort }: Ground, bins: readonly Bin[]): readonly Bin[] {
  const [a, b] = [Math.floor(random() * bins.length), Math.floor(random() * bins.length)];
  const [one, other] = [bins[a], bins[b]];
  if (!one || !other || a === b) return bins;
  const both = binOf(group, daysMax, [...one.items, ...other.items], effort);
  return both.line < 0 ? bins : [...bins.filter((bin) => bin !== one && bin !== other), both];
}

function someItems({ items, loads }: Group, bins: readonly Bin[], random: () => number): number[] {
  const wholeParcel = random() < wholeParcelShare;
  const many = 1 + Math.floor(random() * Math.min(10, items.length / 2));
  const out = wholeParcel
    ? [...(bins[Math.floor(random() * bins.length)]?.items ?? []).slice(0, 14)]
    : Array.from({ length: many }, () => Math.floor(random() * items.length));
  const unique = [...new Set(out)];
  if (random() < 0.5) return unique.sort((a, b) => (loads[b]?.grams ?? 0) - (loads[a]?.grams ?? 0));
  return unique
    .map((item) => ({ item, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}
