import { packing } from "../freight/estimate-parcel.ts";
import { priceFen, roundedUp } from "./compile-line.ts";
import { packedGrams } from "./load.ts";
import { type Measure, massPerMm3 } from "./measure.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import { looseFillHundredths } from "./sized-line.ts";

/** Chargeable weights in steps of so many grams, where what the measure does not see decides. */
const chargedStep = 20;

/** What a line asks at least, in fen, for goods seen by one measure. */
export type LineGauge = {
  /** No parcel's goods measure more. */
  mostMass: number;
  /** No parcel's goods measure more whose longest item stands at a place. */
  mostMassAt: (first: number) => number;
  /** Whether what the measure does not see never matters. */
  plain: boolean;
  /** The least for every mass, whatever the rest. */
  prices: () => Float64Array;
  /** The least for goods of a mass between two, whatever the rest. */
  leastBetween: (from: number, to: number) => number;
  /** The most of the other measure that a parcel may have whose longest item stands at a place. */
  roomAt: (first: number) => number;
  /** The least for goods of a mass between two (`fen` whatever the rest), less the price of the rest, of which there is at most `room`. */
  lessOther: (price: number, room: number) => (fen: number, from: number, to: number) => number;
};

export function gaugeOf(line: RelaxedLine, measure: Measure): LineGauge {
  const grams = line.sized.items.reduce((sum, item) => sum + (measure.mass[item] ?? 0), 0);
  return measure.by === "weight" ? gaugeByWeight(line, grams) : gaugeByVolume(line, measure, grams);
}

/** Whether volume is ever charged for, and how: mm³ become chargeable grams, and count beyond so many times the actual weight. */
function charging({ sized: { fast }, volumeGrams }: RelaxedLine): { gramsPerMm3: number; ratio: number } | null {
  if (fast.rule === "never" || !volumeGrams) return null;
  const ratio = fast.rule === "ratio-over" ? Math.max(1, fast.ratioThousandths / 1000) : 1;
  return { gramsPerMm3: looseFillHundredths / 100 / fast.divisor, ratio };
}

/** The most volume of a shared parcel whose longest item stands at a place. */
function roomsOf({ sized: { items, room, rank, volume } }: RelaxedLine): { rooms: Float64Array; filled: number } {
  const filled = volume.reduce((sum, mm3) => sum + mm3, 0);
  return { filled, rooms: Float64Array.from(items, (_, first) => Math.min(filled, room[first]?.[rank[first] ?? 0] ?? 0)) };
}

function gaugeByWeight(line: RelaxedLine, allGrams: number): LineGauge {
  const { fast } = line.sized;
  const charged = charging(line);
  const { rooms, filled } = roomsOf(line);
  const mostMass = Math.min(Math.floor(line.goodsGramsMax), allGrams);
  // A parcel charged by its box may be charged as a heavier and cheaper one; by weight alone none is.
  const fallsByWeight = fast.rule === "never" && line.between !== null;
  let known: Float64Array | null = null;

  function prices(): Float64Array {
    if (known) return known;
    known = new Float64Array(mostMass + 1);
    let last = -1;
    let fen = 0;
    for (let goods = 0; goods <= mostMass; goods += 1) {
      const packed = packedGrams(goods);
      const weight = roundedUp(fast, packed);
      if (packed > fast.maxGrams || weight > fast.heaviestGrams) fen = Number.POSITIVE_INFINITY;
      else if (weight !== last) fen = fallsByWeight || !line.between ? priceFen(fast, weight) : line.floor(packed);
      last = weight;
      known[goods] = fen;
    }
    return known;
  }

  return {
    mostMass,
    mostMassAt: () => mostMass,
    plain: !charged && rooms.every((most) => filled <= most),
    prices,
    leastBetween: (from, to) => (fallsByWeight && line.between ? line.between(from, to) : line.floor(packedGrams(from))),
    roomAt: (first) => rooms[first] ?? 0,
    lessOther: (price, room) => {
      if (price === 0) return (fen) => fen;
      if (!charged) return (fen) => fen - price * room;
      const { gramsPerMm3, ratio } = charged;
      const dearer = fromCharged(line, (grams) => price * Math.min(room, grams / gramsPerMm3), room * gramsPerMm3);
      return (fen, from, to) => {
        const byWeight = fen - price * Math.min(room, (ratio * packedGrams(to)) / gramsPerMm3);
        return Math.min(byWeight, dearer(ratio * packedGrams(from)));
      };
    },
  };
}

function gaugeByVolume(line: RelaxedLine, { lessMost }: Measure, allMass: number): LineGauge {
  const charged = charging(line);
  const { rooms } = roomsOf(line);
  const { goodsGramsMax, reachGrams } = line;
  // A mass lost less than a gram for every item, which the whole gram more allows for.
  const massWithin = (room: number) => Math.floor(room * massPerMm3) + lessMost + 1;
  const gramsPerMass = charged ? charged.gramsPerMm3 / charged.ratio / massPerMm3 : 0;
  const chargedMost = gramsPerMass > 0 ? Math.ceil((reachGrams + 1) / gramsPerMass) + lessMost : Number.POSITIVE_INFINITY;
  const mostMass = Math.min(allMass, chargedMost, massWithin(Math.max(0, ...rooms)));
  /** Grams that goods of a mass are charged for at least. */
  const chargedFor = (mass: number) => Math.max(0, Math.floor((mass - lessMost) * gramsPerMass));
  const least = (mass: number) => line.floor(Math.max(1, chargedFor(mass)));
  let known: Float64Array | null = null;
  return {
    mostMass,
    mostMassAt: (first) => massWithin(rooms[first] ?? 0),
    plain: false,
    prices: () => {
      known ??= Float64Array.from({ length: mostMass + 1 }, (_, mass) => least(mass));
      return known;
    },
    leastBetween: least,
    roomAt: () => goodsGramsMax,
    lessOther: (price, room) => {
      if (price === 0) return (fen) => fen;
      const dearer = fromCharged(line, (grams) => price * Math.min(room, unpacked(grams)), reachGrams);
      return (_, from) => dearer(chargedFor(from));
    },
  };
}

/** The most goods may weigh in a parcel that weighs so much. */
function unpacked(packed: number): number {
  return Math.max(packed - packing.cartonGrams, Math.min(packed, packing.freeUpToGrams));
}

/** From a chargeable weight on, the least of what the line asks, less the most that is taken off at that weight; none is beyond `mostGrams`. */
function fromCharged(line: RelaxedLine, offMost: (grams: number) => number, mostGrams: number): (grams: number) => number {
  const floor = line.floorGrid(chargedStep);
  const last = Math.min(floor.length - 1, Math.ceil(mostGrams / chargedStep) + 1);
  const least = new Float64Array(last + 2).fill(Number.POSITIVE_INFINITY);
  for (let at = last; at >= 0; at -= 1)
    least[at] = Math.min(least[at + 1] ?? 0, (floor[at] ?? 0) - offMost((at + 1) * chargedStep));
  return (grams) => least[Math.min(last + 1, Math.floor(grams / chargedStep))] ?? Number.POSITIVE_INFINITY;
}
