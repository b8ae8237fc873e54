import { packing } from "../freight/estimate-parcel.ts";
import type { RelaxedLine } from "./bound/relaxed-lines.ts";
import { priceFen, roundedUp } from "./compile-line.ts";
import { packedGrams } from "./load.ts";
import { type Measure, massOf, massPerMm3 } from "./measure.ts";
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
  /** Fills in the least for every mass from one to another, less the price of the rest, of which there is at most `room`. */
  fillCosts: (price: number, room: number, costs: Float64Array, from: number, to: number) => void;
  /** The least for goods of a mass between two, whatever the rest. */
  leastBetween: (from: number, to: number) => number;
  /** The most of the other measure that a parcel may have whose longest item stands at a place. */
  roomAt: (first: number) => number;
  /** The least for goods of a mass between two (`fen` whatever the rest), less the price of the rest, of which there is at most `room`. */
  lessOther: (price: number, room: number) => (fen: number, from: number, to: number) => number;
};

/** What a parcel on the line costs by its measure alone. */
export function gaugeOf(line: RelaxedLine, measure: Measure): LineGauge {
  return measure.by === "weight" ? gaugeByWeight(line, measure) : gaugeByVolume(line, measure);
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

function gaugeByWeight(line: RelaxedLine, measure: Measure): LineGauge {
  const { fast } = line.sized;
  const charged = charging(line);
  const { rooms, filled } = roomsOf(line);
  const mostMass = Math.min(massOf(measure, line.sized.items), Math.floor((line.goodsGramsMax + measure.less) / measure.unit));
  const leastPacked = (mass: number) => packedGrams(Math.max(0, leastGrams(measure, mass)));
  const mostPacked = (mass: number) => packedGrams(mostGrams(measure, mass));
  // A parcel charged by its box may be charged as a heavier and cheaper one; by weight alone none is.
  const fallsByWeight = fast.rule === "never" ? line.between : null;

  function leastBetween(from: number, to: number): number {
    return fallsByWeight
      ? fallsByWeight(Math.max(0, leastGrams(measure, from)), mostGrams(measure, to))
      : line.floor(leastPacked(from));
  }

  const prices = once(() => {
    const known = new Float64Array(mostMass + 1);
    const isExact = measure.less + measure.more === 0;
    let last = -1;
    let fen = 0;
    for (let goods = 0; goods <= mostMass; goods += 1) {
      const packed = leastPacked(goods);
      const weight = roundedUp(fast, packed);
      if (packed > fast.maxGrams || weight > fast.heaviestGrams) fen = Number.POSITIVE_INFINITY;
      else if (fallsByWeight && !isExact) fen = leastBetween(goods, goods);
      else if (weight !== last) fen = fallsByWeight || !line.between ? priceFen(fast, weight) : line.floor(packed);
      last = weight;
      known[goods] = fen;
    }
    return known;
  });

  /** The most volume that is not charged for where goods are of a mass, and the step of chargeable weight from which it is. */
  const unchargedOf = (mass: number) => (charged ? (charged.ratio * mostPacked(mass)) / charged.gramsPerMm3 : 0);
  const chargedFrom = (mass: number) => (charged ? Math.floor((charged.ratio * leastPacked(mass)) / chargedStep) : 0);
  const uncharged = once(() => massesTo(mostMass, unchargedOf));
  const chargedAt = once(() => massesTo(mostMass, chargedFrom));

  /** Of what is asked whatever the volume, how much remains. */
  function lessVolume(price: number, room: number): (fen: number, uncharged: number, chargedAt: number) => number {
    if (price === 0) return (fen) => fen;
    if (!charged) return (fen) => fen - price * room;
    const { gramsPerMm3 } = charged;
    const dearer = fromCharged(line, (grams) => price * Math.min(room, grams / gramsPerMm3), room * gramsPerMm3);
    return (fen, free, step) => Math.min(fen - price * Math.min(room, free), at(dearer, step));
  }

  return {
    mostMass,
    mostMassAt: () => mostMass,
    plain: !charged && rooms.every((most) => filled <= most),
    leastBetween,
    roomAt: (first) => rooms[first] ?? 0,
    fillCosts: (price, room, costs, from, to) => {
      const remains = lessVolume(price, room);
      const [fen, free, steps] = [prices(), uncharged(), chargedAt()];
      for (let mass = from; mass <= to; mass += 1) costs[mass] = remains(fen[mass] ?? 0, free[mass] ?? 0, steps[mass] ?? 0);
    },
    lessOther: (price, room) => {
      const remains = lessVolume(price, room);
      return (fen, from, to) => remains(fen, unchargedOf(to), chargedFrom(from));
    },
  };
}

function gaugeByVolume(line: RelaxedLine, measure: Measure): LineGauge {
  const charged = charging(line);
  const { rooms } = roomsOf(line);
  const { goodsGramsMax, reachGrams } = line;
  const massWithin = (room: number) => Math.floor((room * massPerMm3 + measure.less) / measure.unit) + 1;
  const share = charged ? charged.gramsPerMm3 / charged.ratio / massPerMm3 : 0;
  const chargedMost = share > 0 ? Math.ceil(((reachGrams + 1) / share + measure.less) / measure.unit) : Number.POSITIVE_INFINITY;
  const mostMass = Math.min(massOf(measure, line.sized.items), chargedMost, massWithin(Math.max(0, ...rooms)));
  /** Grams that goods of a mass are charged for at least. */
  const chargedFor = (mass: number) => Math.max(0, Math.floor(leastGrams(measure, mass) * share));
  const least = (mass: number) => line.floor(Math.max(1, chargedFor(mass)));
  const whatever = once(() => massesTo(mostMass, least));
  const chargedAt = once(() => massesTo(mostMass, (mass) => Math.floor(chargedFor(mass) / chargedStep)));
  const lessGrams = (price: number, room: number) =>
    fromCharged(line, (grams) => price * Math.min(room, unpacked(grams)), reachGrams);
  return {
    mostMass,
    mostMassAt: (first) => massWithin(rooms[first] ?? 0),
    plain: false,
    leastBetween: least,
    roomAt: () => goodsGramsMax,
    fillCosts: (price, room, costs, from, to) => {
      const [known, steps] = [whatever(), chargedAt()];
      const dearer = price === 0 ? null : lessGrams(price, room);
      for (let mass = from; mass <= to; mass += 1) costs[mass] = dearer ? at(dearer, steps[mass] ?? 0) : (known[mass] ?? 0);
    },
    lessOther: (price, room) => {
      if (price === 0) return (fen) => fen;
      const dearer = lessGrams(price, room);
      return (_, from) => at(dearer, Math.floor(chargedFor(from) / chargedStep));
    },
  };
}

function leastGrams({ unit, less }: Measure, mass: number): number {
  return mass * unit - less;
}

function mostGrams({ unit, more }: Measure, mass: number): number {
  return mass * unit + more;
}

/** The most goods may weigh in a parcel that weighs so much. */
function unpacked(packed: number): number {
  return Math.max(packed - packing.cartonGrams, Math.min(packed, packing.freeUpToGrams));
}

/**
 * By steps of chargeable weight, the least of what the line asks from there on, less the most that is taken off at that weight; none is beyond
 * `mostGrams`.
 */
function fromCharged(line: RelaxedLine, offMost: (grams: number) => number, mostGrams: number): Float64Array {
  const floor = line.floorGrid(chargedStep);
  const last = Math.min(floor.length - 1, Math.ceil(mostGrams / chargedStep) + 1);
  const least = new Float64Array(last + 2).fill(Number.POSITIVE_INFINITY);
  for (let step = last; step >= 0; step -= 1)
    least[step] = Math.min(least[step + 1] ?? 0, (floor[step] ?? 0) - offMost((step + 1) * chargedStep));
  return least;
}

/** What a step holds; the last holds for all beyond. */
function at(steps: Float64Array, step: number): number {
  return steps[step < steps.length ? step : steps.length - 1] ?? 0;
}

function massesTo(most: number, of: (mass: number) => number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, mass) => of(mass));
}

/** Worked out when first asked for. */
function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
