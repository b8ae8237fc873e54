import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny } from "../money.ts";
import { estimateInMm } from "./estimate-parcel.ts";
import { type Line, priceOf, type Quote, quote } from "./index.ts";
import type { Item } from "./parcel.ts";
import { edgesOf } from "./testing/any-freight.ts";
import { anItem } from "./testing/lines.ts";
import { publishedCards } from "./testing/published-cards.ts";

const on = "2026-11-21";
const cards = publishedCards().map((card) => [card.id, card] as const);

/** The steepest drop stands in a source's own card (rule G-39): Australia by air, from half kilograms to a price a kilogram. */
const greatestDrop = 0.74;

/** Every edge of a tariff with the grams beside it, and even steps between them. */
function probes(tariff: Line["tariff"]): number[] {
  const last = tariff.at(-1)?.upToGrams ?? 0;
  const even = Array.from({ length: 400 }, (_, at) => Math.ceil((last * (at + 1)) / 400));
  return [...new Set([1, ...edgesOf(tariff), ...even])].filter((grams) => grams <= last).sort((a, b) => a - b);
}

function fenAt(line: Line, grams: number): bigint {
  const price = priceOf(line, grams);
  if (!price) throw new Error(`${line.id} has no price for ${grams} g`);
  return price.amount.amount;
}

/** The stretches that hold a weight, as "over < w <= upTo" says it. */
function holding(tariff: Line["tariff"], grams: number): number {
  return tariff.filter(({ upToGrams }, at) => grams > (tariff[at - 1]?.upToGrams ?? 0) && grams <= upToGrams).length;
}

/** What joining heavier stretches lets the price fall by at the most: a better rate from some weight on. */
function greatestFall(line: Line): bigint {
  let [highest, fall] = [0n, 0n];
  for (const grams of probes(line.tariff)) {
    const fen = fenAt(line, grams);
    if (highest - fen > fall) fall = highest - fen;
    if (fen > highest) highest = fen;
  }
  return fall;
}

/**
 * The third side of a parcel is rounded up to a millimetre (rule Q2), on the base that the two greatest sides make: a part, whose base is
 * smaller, may come to as many grams more as one millimetre on its own base weighs.
 */
function millimetreOn({ volumetric }: Line, items: readonly Item[]): number {
  const [longest, second] = estimateInMm(items).sidesMm;
  return volumetric.divisor ? Math.ceil((longest * second) / volumetric.divisor) : 0;
}

/** Without the long thin one the other two are rounded up by more than it takes room: found by chance, kept. */
const roundedPart: { grams: number; sidesCm: [number, number, number] }[] = [
  { grams: 1, sidesCm: [1, 1, 28.2] },
  { grams: 1, sidesCm: [1, 1, 1] },
  { grams: 1, sidesCm: [7.4, 18.3, 25.3] },
];

/** Volume counts from 1.5 times the weight on: at the edge a part that weighs four grams less is charged by the volume both have. Found by chance, kept. */
const lighterPart: { grams: number; sidesCm: [number, number, number] }[] = [
  { grams: 4, sidesCm: [1, 1, 1] },
  { grams: 1625, sidesCm: [1, 1, 1] },
  { grams: 340, sidesCm: [20.7, 26.1, 28.4] },
];

/** The most a part's volume may weigh where the whole's own does not count: what the rule lets the whole have for nothing. */
function uncounted({ volumetric: { rule, ratio } }: Line, whole: Quote): number {
  return rule === "ratio-over" ? Math.ceil((ratio ?? 1) * whole.chargeableGrams) : whole.chargeableGrams;
}

describe.each(cards)("the published %s", (_, card) => {
  it("has one stretch and one price for every weight, and none beyond its end", () => {
    const last = card.tariff.at(-1)?.upToGrams ?? 0;
    for (const grams of probes(card.tariff)) expect([grams, holding(card.tariff, grams)]).toEqual([grams, 1]);
    expect([priceOf(card, last + 1), holding(card.tariff, last + 1)]).toEqual([null, 0]);
  });

  it("never asks less for more weight within a stretch", () => {
    card.tariff.forEach(({ upToGrams }, at) => {
      const over = card.tariff[at - 1]?.upToGrams ?? 0;
      const within = probes(card.tariff).filter((grams) => grams > over && grams <= upToGrams);
      const prices = within.map((grams) => fenAt(card, grams));
      expect(prices).toEqual([...prices].sort((a, b) => (a < b ? -1 : 1)));
    });
  });

  it("asks less where a heavier stretch begins by little more than a quarter at most", () => {
    for (const { upToGrams } of card.tariff.slice(0, -1)) {
      const [before, after] = [fenAt(card, upToGrams), fenAt(card, upToGrams + 1)];
      expect([upToGrams, Number(after) / Number(before) >= greatestDrop]).toEqual([upToGrams, true]);
    }
  });

  it("never quotes a part dearer than the whole beyond what its own tariff falls by", () => {
    const country = card.countries[0] ?? "";
    const ask = (...items: ReturnType<typeof anItem>[]): Quote =>
      quote({ line: card, parcel: { items, country, zip: "" }, on, memberFreightOffBp: 600, operationFee: "8.00" });
    const fall = greatestFall(card) * 2n + 100n;
    const grams = fc.integer({ min: 1, max: 15_000 });
    const side = fc.integer({ min: 10, max: 300 }).map((mm) => mm / 10);
    const item = fc.record({ grams, sidesCm: fc.tuple(side, side, side) });
    fc.assert(
      fc.property(fc.array(item, { minLength: 2, maxLength: 4 }), (given) => {
        const warehouse = card.warehouses[0] ?? 1;
        const items = given.map((one, at) => anItem({ ...one, id: `i${at}`, warehouse }));
        const [whole, part] = [ask(...items), ask(...items.slice(1))];
        for (const { eligible, lines, total } of [whole, part]) {
          const sum = lines.reduce((fen, { amount }) => fen + cny(amount).amount, 0n);
          expect([total, eligible || lines.length === 0]).toEqual([(Number(sum) / 100).toFixed(2), true]);
        }
        if (!whole.eligible || !part.eligible) return;
        const most = uncounted(card, whole) + millimetreOn(card, items.slice(1));
        const step = Math.max(card.roundUpGrams, 1);
        expect(part.chargeableGrams).toBeLessThanOrEqual(Math.ceil(most / step) * step);
        if (part.chargeableGrams > whole.chargeableGrams) return;
        expect(cny(part.total).amount).toBeLessThanOrEqual(cny(whole.total).amount + fall);
      }),
      { numRuns: 60, examples: [[roundedPart], [lighterPart]] },
    );
  });
});
