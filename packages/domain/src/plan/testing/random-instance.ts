import type { Item, Line, Segment } from "../../freight/index.ts";
import { seededRandom } from "../search/seeded-random.ts";

const flags = ["liquid", "cream", "battery", "brand", "food", "magnet"];

/** Lines and items that look like real ones and differ by the seed: every tariff shape and volumetric rule, tight and wide limits. */
export function randomInstance(seed: number, itemCount: number, lineCount: number): { items: Item[]; lines: Line[] } {
  const dice = diceOf(seed);
  return {
    lines: Array.from({ length: lineCount }, (_, index) => randomLine(`l${index}`, dice)),
    items: Array.from({ length: itemCount }, (_, index) => randomItem(`i${index}`, dice)),
  };
}

function diceOf(seed: number) {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    whole,
    chance: (share: number) => random() < share,
    oneOf: <Choice>(first: Choice, ...more: Choice[]): Choice => more[whole(0, more.length) - 1] ?? first,
    yuan: (from: number, to: number) => (from + random() * (to - from)).toFixed(2),
  };
}

type Dice = ReturnType<typeof diceOf>;

function randomItem(id: string, { whole, chance, oneOf }: Dice): Item {
  return {
    id,
    grams: whole(80, 2500),
    sidesCm: [whole(50, 450) / 10, whole(50, 300) / 10, whole(20, 150) / 10],
    flags: chance(0.2) ? [oneOf("liquid", ...flags)] : [],
    valueCny: "100.00",
    alone: chance(0.05),
    warehouse: chance(0.15) ? 2 : 1,
  };
}

function randomLine(id: string, dice: Dice): Line {
  const { whole, chance, oneOf } = dice;
  const maxGrams = oneOf(2000, 3000, 5000, 20_000, 30_000, 30_000);
  const days = whole(4, 30);
  return {
    id,
    name: { en: id, zh: id },
    service: "air",
    warehouses: oneOf([1, 2], [1, 2], [1]),
    countries: ["US"],
    days: [days, days + whole(2, 12)],
    tax: { mode: "excluded", rateBp: 0 },
    volumetric: {
      rule: oneOf("never", "greater", "greater", "side-over", "ratio-over"),
      divisor: oneOf(5000, 6000, 8000),
      sideCm: oneOf(40, 60),
      ratio: 1.5,
    },
    minChargeGrams: whole(1, 500),
    roundUpGrams: oneOf(1, 1, 100, 500),
    tariff: randomTariff(maxGrams, dice),
    limits: { maxGrams, maxSideCm: whole(60, 150), maxSumCm: whole(140, 250), maxGirthCm: 300 },
    refuses: flags.filter(() => chance(0.3)),
    surcharges: [
      ...(chance(0.3) ? [{ label: "fuel", kind: "percent" as const, rateBp: whole(300, 1500) }] : []),
      ...(chance(0.2) ? [{ label: "remote", kind: "zip" as const, prefixes: ["99"], amount: "35.00" }] : []),
    ],
    insurance: null,
    validFrom: "2026-01-01",
    validTo: null,
  };
}

function randomTariff(upToGrams: number, { whole, yuan }: Dice): Segment[] {
  const perKg: Segment = { upToGrams, kind: "per-kg", parcel: yuan(15, 40), perKg: yuan(40, 110) };
  const light = Math.min(2000, upToGrams);
  const shapes: Segment[][] = [
    [
      {
        upToGrams: light,
        kind: "brackets",
        brackets: [
          [500, yuan(50, 90)],
          [1000, yuan(90, 110)],
          [light, yuan(110, 160)],
        ],
      },
      ...(upToGrams > light ? [perKg] : []),
    ],
    [perKg],
    [{ upToGrams, kind: "first-step", firstGrams: 500, first: yuan(40, 200), stepGrams: 500, step: yuan(15, 80) }],
    [
      { upToGrams: light, kind: "first-step", firstGrams: 1000, first: yuan(60, 120), stepGrams: 500, step: yuan(18, 40) },
      // Cheaper from here on, as heavy goods often are: a heavier parcel may cost less.
      ...(upToGrams > light ? [{ upToGrams, kind: "per-kg" as const, parcel: "0.00", perKg: yuan(30, 60) }] : []),
    ],
    [{ upToGrams, kind: "base-gram", base: yuan(10, 30), perGram: `0.0${whole(500, 999)}` }],
  ];
  return shapes[whole(0, shapes.length - 1)] ?? [perKg];
}
