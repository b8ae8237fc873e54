import { packing } from "../freight/estimate-parcel.ts";
import { priceFen, roundedUp } from "./compile-line.ts";
import type { Completions } from "./completion-tables.ts";
import { leastBetween } from "./floor-prices.ts";
import { costOn, type Packed, pack, packedGrams } from "./load.ts";
import { type Prize, prizeOf } from "./parcel-source.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import { looseFillHundredths } from "./sized-line.ts";

/** So many labels are kept after each item; more are merged in pairs. */
const labelsMax = 400;
/** A label is compared with so many lighter ones. */
const comparedMax = 24;
/** Among so many of like weight, those of like volume are merged. */
const alikeIn = 16;
const foundMax = 12;
/** A label stands for parcels so many grams heavier at most, where a heavier parcel may cost less. */
const overMax = 5;
const capacity = 1 << 16;
const loose = looseFillHundredths / 100;

export type Grown = { surplus: number; found: readonly (readonly number[])[]; labels: number };

/**
 * The least surplus of parcels of a line whose longest item stands at `first`, as far as it is below a threshold: labels of goods so far (grams,
 * volume, second and third side, worth), item by item. A label goes when another is no heavier, no larger and worth no less (dominance, as in
 * resource-constrained shortest paths, Irnich and Desaulniers 2005), or when its completion cannot come below the threshold. Where labels are too
 * many, neighbours merge into one that is as light, as small and as dear as either, which can only lower the bound.
 */
export function labelGrower(line: RelaxedLine, worth: Float64Array, prizes: readonly Prize[], completions: Completions) {
  const { sized } = line;
  const { fast, items, grams, volume, second, third, rooms, widths, rank, longest } = sized;
  const count = items.length;
  const weight = new Float64Array(capacity);
  const filled = new Float64Array(capacity);
  const value = new Float64Array(capacity);
  const width = new Int32Array(capacity);
  const depth = new Float64Array(capacity);
  const before = new Int32Array(capacity);
  const taken = new Int32Array(capacity);
  const real = new Uint8Array(capacity);
  /** How many grams and mm³ more the parcels may have that a label stands for, where that may matter. */
  const over = new Float64Array(capacity);
  const larger = new Float64Array(capacity);
  const stands = new Uint8Array(capacity);
  /** The greatest second side of the parcels a label stands for: a wider parcel may be lower, and keep limits that a narrower one breaks. */
  const widthTo = new Float64Array(capacity);
  const dips = dipsOf(line, prizes);
  const least = leastBetween(fast);
  const perMm3 = fast.rule === "never" ? 0 : 1 / fast.divisor;
  const widest = sized.widestFrom;
  const thickest = Math.max(0, ...third);
  let used = 0;

  /** No more than what any parcel that the label stands for costs, its prizes taken off. */
  function leastCost(first: number, label: number): number {
    const goods = weight[label] ?? 0;
    const actual = packedGrams(goods);
    if (actual > fast.maxGrams || (filled[label] ?? 0) > roomOf(first, label, 0)) return Number.POSITIVE_INFINITY;
    const base = (longest[first] ?? 0) * (widest[first] ?? 0);
    const from = charged(actual, boxOf(first, label), label);
    const heaviest = goods + (over[label] ?? 0);
    const prize = prizeOf(prizes, goods, heaviest);
    if (from > dips.priceGrams) return line.floor(from) - prize;
    if (stands[label] === 0) return costOn(fast, parcelOf(first, label)) - prize;
    const most = Math.max(base * thickest, ((filled[label] ?? 0) + (larger[label] ?? 0)) * loose) + base;
    return least(from, Math.max(packedGrams(heaviest), Math.ceil(most * perMm3))) - prize;
  }

  function boxOf(first: number, label: number): number {
    const base = (longest[first] ?? 0) * (second[width[label] ?? 0] ?? 0);
    return Math.max(base * (depth[label] ?? 0), (filled[label] ?? 0) * loose);
  }

  function charged(actual: number, box: number, label: number): number {
    if (fast.rule === "never" || (fast.rule === "ratio-over" && excess(label) <= 0)) return actual;
    return Math.max(actual, Math.ceil(box / fast.divisor - 1e-6));
  }

  /**
   * Whether one label may stand for another in every completion. For a rule of ratios, it must not count volume sooner either. Where a heavier
   * parcel may cost less, it then stands for parcels so much heavier and larger, too, which must not be much.
   */
  function dominates(a: number, b: number): boolean {
    if ((value[a] ?? 0) < (value[b] ?? 0) || (filled[a] ?? 0) > (filled[b] ?? 0) || (depth[a] ?? 0) > (depth[b] ?? 0))
      return false;
    if ((second[width[a] ?? 0] ?? 0) > (second[width[b] ?? 0] ?? 0)) return false;
    if (fast.rule === "ratio-over" && excess(a) > excess(b)) return false;
    if ((weight[a] ?? 0) > dips.lastGrams) {
      widthTo[a] = Math.max(widthTo[a] ?? 0, widthTo[b] ?? 0);
      return true;
    }
    const heavier = (weight[b] ?? 0) + (over[b] ?? 0) - (weight[a] ?? 0);
    const roomier = (filled[b] ?? 0) + (larger[b] ?? 0) - (filled[a] ?? 0);
    if (perMm3 > 0 || heavier > overMax) return false;
    widthTo[a] = Math.max(widthTo[a] ?? 0, widthTo[b] ?? 0);
    standFor(a, heavier, roomier);
    return true;
  }

  function standFor(label: number, heavier: number, roomier: number): void {
    stands[label] = 1;
    over[label] = Math.max(over[label] ?? 0, heavier);
    larger[label] = Math.max(larger[label] ?? 0, roomier);
  }

  /** By how much the volume is over the ratio to the weight, even with a carton; of merged labels nothing is known. */
  function excess(label: number): number {
    if (real[label] === 0) return Number.NEGATIVE_INFINITY;
    const actual = (weight[label] ?? 0) + packing.cartonGrams;
    return (filled[label] ?? 0) * loose * 1000 - fast.ratioThousandths * fast.divisor * actual;
  }

  function grow(first: number, threshold: number): Grown {
    const found: { items: number[]; surplus: number }[] = [];
    let worst = threshold;
    used = 0;
    let labels = [start(first)];
    for (let at = first + 1; at < count && labels.length > 0; at += 1) {
      const next: number[] = [];
      const more: number[] = [];
      for (const label of labels) {
        const grown = extend(first, label, at);
        if (grown >= 0) more.push(grown);
      }
      let left = 0;
      let right = 0;
      while (left < labels.length || right < more.length) {
        const [a, b] = [labels[left], more[right]];
        const old = b === undefined || (a !== undefined && (weight[a] ?? 0) <= (weight[b] ?? 0));
        const label = (old ? a : b) ?? 0;
        if (old) left += 1;
        else right += 1;
        if (old && promised(first, label, at + 1) >= threshold) continue;
        if (!isDominated(label, next)) next.push(label);
      }
      labels = next.length > labelsMax ? merged(alike(next)) : next;
      if (used > capacity - 4 * labelsMax) return { surplus: Number.NEGATIVE_INFINITY, found: [], labels: used };
    }
    return {
      surplus: worst,
      found: found
        .sort((a, b) => a.surplus - b.surplus)
        .slice(0, foundMax)
        .map((one) => one.items),
      labels: used,
    };

    function extend(from: number, label: number, at: number): number {
      const grown = used;
      weight[grown] = (weight[label] ?? 0) + (grams[at] ?? 0);
      filled[grown] = (filled[label] ?? 0) + (volume[at] ?? 0);
      value[grown] = (value[label] ?? 0) + (worth[items[at] ?? -1] ?? 0);
      width[grown] = (second[at] ?? 0) > (second[width[label] ?? 0] ?? 0) ? at : (width[label] ?? 0);
      depth[grown] = Math.max(depth[label] ?? 0, third[at] ?? 0);
      before[grown] = label;
      taken[grown] = at;
      real[grown] = real[label] ?? 0;
      over[grown] = over[label] ?? 0;
      larger[grown] = larger[label] ?? 0;
      stands[grown] = stands[label] ?? 0;
      widthTo[grown] = Math.max(widthTo[label] ?? 0, second[at] ?? 0);
      if (promised(from, grown, at + 1) >= threshold) return -1;
      used += 1;
      const surplus = leastCost(from, grown) - (value[grown] ?? 0);
      if (surplus >= threshold) return grown;
      worst = Math.min(worst, surplus);
      const exact = real[grown] === 1 ? exactSurplus(from, grown) : threshold;
      if (exact < threshold) found.push({ items: itemsOf(grown), surplus: exact });
      return grown;
    }
  }

  function start(first: number): number {
    weight[0] = grams[first] ?? 0;
    filled[0] = volume[first] ?? 0;
    value[0] = worth[items[first] ?? -1] ?? 0;
    width[0] = first;
    depth[0] = third[first] ?? 0;
    before[0] = -1;
    taken[0] = first;
    real[0] = 1;
    over[0] = 0;
    larger[0] = 0;
    stands[0] = 0;
    widthTo[0] = second[first] ?? 0;
    used = 1;
    return 0;
  }

  function promised(first: number, label: number, next: number): number {
    const most = roomOf(first, label, widest[next] ?? 0);
    const inside = filled[label] ?? 0;
    if (inside > most) return Number.POSITIVE_INFINITY;
    return completions.least(next, weight[label] ?? 0, inside, value[label] ?? 0, most, stands[label] === 1);
  }

  /** The most volume of parcels a label stands for, with items no wider than `wider` still to come. */
  function roomOf(first: number, label: number, wider: number): number {
    const narrowest = rank[width[label] ?? 0] ?? 0;
    const widestHere = Math.max(widthTo[label] ?? 0, wider);
    const fitting = rooms[first];
    let most = 0;
    for (let at = narrowest; at >= 0 && (widths[at] ?? 0) <= widestHere; at -= 1) most = Math.max(most, fitting?.[at] ?? 0);
    return most;
  }

  function isDominated(label: number, lighter: readonly number[]): boolean {
    const end = Math.max(0, lighter.length - comparedMax);
    for (let at = lighter.length - 1; at >= end; at -= 1) if (dominates(lighter[at] ?? 0, label)) return true;
    return false;
  }

  /** Puts labels of like weight in order of volume, so that neighbours are alike in both. */
  function alike(labels: readonly number[]): number[] {
    const ordered: number[] = [];
    for (let at = 0; at < labels.length; at += alikeIn)
      ordered.push(...labels.slice(at, at + alikeIn).sort((a, b) => (filled[a] ?? 0) - (filled[b] ?? 0)));
    return ordered;
  }

  function merged(labels: readonly number[]): number[] {
    const result: number[] = [];
    for (let at = 0; at < labels.length; at += 2) {
      const [a, b] = [labels[at] ?? 0, labels[at + 1]];
      if (b === undefined) {
        result.push(a);
        continue;
      }
      const both = used;
      used += 1;
      weight[both] = Math.min(weight[a] ?? 0, weight[b] ?? 0);
      filled[both] = Math.min(filled[a] ?? 0, filled[b] ?? 0);
      value[both] = Math.max(value[a] ?? 0, value[b] ?? 0);
      width[both] = (second[width[a] ?? 0] ?? 0) <= (second[width[b] ?? 0] ?? 0) ? (width[a] ?? 0) : (width[b] ?? 0);
      depth[both] = Math.min(depth[a] ?? 0, depth[b] ?? 0);
      over[both] = 0;
      larger[both] = 0;
      widthTo[both] = Math.max(widthTo[a] ?? 0, widthTo[b] ?? 0);
      for (const one of [a, b])
        standFor(
          both,
          (weight[one] ?? 0) + (over[one] ?? 0) - (weight[both] ?? 0),
          (filled[one] ?? 0) + (larger[one] ?? 0) - (filled[both] ?? 0),
        );
      before[both] = -1;
      taken[both] = -1;
      real[both] = 0;
      result.push(both);
    }
    return result.sort((a, b) => (weight[a] ?? 0) - (weight[b] ?? 0));
  }

  function placesOf(label: number): number[] {
    const places: number[] = [];
    for (let at = label; at >= 0; at = before[at] ?? -1) places.push(taken[at] ?? -1);
    return places;
  }

  function itemsOf(label: number): number[] {
    return placesOf(label).map((at) => items[at] ?? -1);
  }

  function parcelOf(first: number, label: number): Packed {
    return pack({
      ...{ grams: weight[label] ?? 0, longest: longest[first] ?? 0, second: second[width[label] ?? 0] ?? 0 },
      ...{ third: depth[label] ?? 0, volume: filled[label] ?? 0, count: 2 },
    });
  }

  function exactSurplus(first: number, label: number): number {
    const goods = weight[label] ?? 0;
    return costOn(fast, parcelOf(first, label)) - (value[label] ?? 0) - prizeOf(prizes, goods, goods);
  }

  return { grow };
}

/** The heaviest chargeable weight from which a heavier parcel has a lower price, and the heaviest from which one has that or a prize. */
function dipsOf(
  { sized: { fast }, floor, between }: RelaxedLine,
  prizes: readonly Prize[],
): { priceGrams: number; lastGrams: number } {
  const falls = (grams: number) => between !== null && grams > 0 && priceFen(fast, roundedUp(fast, grams)) > floor(grams);
  const ends = fast.bands.map(
    ({ upTo }) => Math.floor(Math.min(upTo, fast.heaviestGrams) / fast.roundUpGrams) * fast.roundUpGrams,
  );
  const priceGrams = Math.max(0, ...ends.filter(falls));
  const prizeGrams = prizes.filter(({ fen }) => fen > 0).map(({ overGrams }) => overGrams);
  return { priceGrams, lastGrams: Math.max(priceGrams, ...prizeGrams) };
}
