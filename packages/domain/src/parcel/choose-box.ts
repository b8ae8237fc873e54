import { packing } from "../freight/index.ts";
import type { LocalText } from "../language/index.ts";
import type { Settings } from "../setting/settings.ts";

/** A bag or carton of the packing bench; inner sides in centimetres, what it weighs empty in grams and bears in grams. */
export type Box = {
  code: string;
  kind: "bag" | "carton";
  name: LocalText;
  sidesCm: readonly [number, number, number];
  grams: number;
  maxGrams: number;
};

/** Those that stand at the benches, from the operator's list. */
export function openBoxes(boxes: Settings["boxes"]): Box[] {
  return boxes
    .filter(({ isOpen }) => isOpen)
    .map(({ lengthCm, widthCm, heightCm, isOpen: _isOpen, ...box }) => ({ ...box, sidesCm: [lengthCm, widthCm, heightCm] }));
}

type Sides = readonly [number, number, number];

/**
 * The smallest that takes the parcel as it is estimated: goods up to two kilograms in a bag where one fits, everything else in a carton
 * (as the estimate does, rule Q2). Null when none is large enough.
 */
export function chooseBox(boxes: readonly Box[], parcel: { grams: number; sidesCm: Sides }): Box | null {
  const fitting = boxes.filter((box) => fitsBox(box, parcel)).sort((a, b) => volume(a.sidesCm) - volume(b.sidesCm));
  const inBags = parcel.grams <= packing.freeUpToGrams ? fitting.filter(({ kind }) => kind === "bag") : [];
  return inBags[0] ?? fitting.find(({ kind }) => kind === "carton") ?? null;
}

/** Longest side along the longest, and so on; and not heavier than it bears. */
export function fitsBox({ sidesCm, maxGrams }: Box, parcel: { grams: number; sidesCm: Sides }): boolean {
  const inner = longestFirst(sidesCm);
  return parcel.grams <= maxGrams && longestFirst(parcel.sidesCm).every((side, index) => side <= (inner[index] ?? 0));
}

/** Whether what was weighed or measured is further from the estimate than `farBp`: the weight, or the volume. */
export function farFromEstimate(
  estimated: { grams: number; sidesCm: Sides },
  actual: { grams: number; sidesCm: Sides },
  farBp: number,
): { weight: boolean; size: boolean } {
  return {
    weight: isFar(estimated.grams, actual.grams, farBp),
    size: isFar(volume(estimated.sidesCm), volume(actual.sidesCm), farBp),
  };
}

function isFar(expected: number, found: number, farBp: number): boolean {
  return Math.abs(found - expected) * 10_000 > expected * farBp;
}

function volume([a, b, c]: Sides): number {
  return a * b * c;
}

function longestFirst(sides: Sides): number[] {
  return [...sides].sort((a, b) => b - a);
}
