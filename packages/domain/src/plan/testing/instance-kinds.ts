import type { Item, Line } from "../../freight/index.ts";
import type { LocatedRequest } from "../plan-types.ts";
import { seededRandom } from "../search/seeded-random.ts";
import { randomInstance } from "./random-instance.ts";

export type Instance = Omit<LocatedRequest, "objective" | "country" | "on">;
type Whole = (from: number, to: number) => number;
type Change = {
  item?: (item: Item, whole: Whole, at: number, all: readonly Item[]) => Partial<Item>;
  line?: (line: Line, whole: Whole) => Partial<Line>;
  terms?: Pick<Instance, "memberFreightOffBp" | "operationFee">;
  zip?: string;
};

const sides = (whole: Whole, [a, b, c]: readonly [number, number, number]): Item["sidesCm"] => [
  whole(a * 3, a * 10) / 10,
  whole(b * 3, b * 10) / 10,
  whole(c * 2, c * 10) / 10,
];
const volumetric = (rule: Line["volumetric"]["rule"]): Change => ({
  line: ({ volumetric: before }) => ({ volumetric: { ...before, rule } }),
});
const upTo = ({ limits }: Line) => limits.maxGrams ?? 30_000;
const price = (whole: Whole, from: number, to: number) => (whole(from * 100, to * 100) / 100).toFixed(2);

/** What goods and lines may be like; each is the mixed kind with something made one-sided. */
const changes = {
  mixed: {},
  light: { item: (_, whole) => ({ grams: whole(20, 350), sidesCm: sides(whole, [24, 18, 8]) }) },
  heavy: { item: (_, whole) => ({ grams: whole(1200, 6000) }) },
  bulky: { item: (_, whole) => ({ grams: whole(60, 900), sidesCm: sides(whole, [55, 40, 25]) }) },
  // Two or three goods come just under or just over what a parcel may weigh.
  "tight weights": {
    item: (_, whole) => ({ grams: [800, 1250, 1600, 2300][whole(0, 3)] ?? 800, sidesCm: sides(whole, [30, 20, 10]) }),
    line: (line, whole) => {
      const maxGrams = Math.min(upTo(line), [3000, 4000, 5000][whole(0, 2)] ?? 3000);
      return { limits: { ...line.limits, maxGrams } };
    },
  },
  "tight sides": {
    item: (_, whole) => ({ grams: whole(300, 2900), sidesCm: [whole(80, 340) / 10, whole(60, 290) / 10, whole(20, 140) / 10] }),
    line: ({ limits }, whole) => ({ limits: { ...limits, maxSideCm: 90, maxSumCm: whole(80, 110), maxGirthCm: null } }),
  },
  "equal goods": {
    item: (_, __, at, all) => {
      const like = all[at % 5];
      return like ? { grams: like.grams, sidesCm: like.sidesCm, flags: like.flags, alone: false } : {};
    },
  },
  "two warehouses": { item: (_, whole) => ({ warehouse: whole(1, 2), alone: whole(1, 7) === 1 }) },
  brackets: {
    line: (line, whole) => {
      const ends = [250, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 30_000].filter((grams) => grams <= upTo(line));
      const [base, perKg] = [whole(20, 60), whole(40, 90)];
      const brackets = ends.map((grams) => [grams, (base + (perKg * grams) / 1000).toFixed(2)] as const);
      return { tariff: [{ upToGrams: ends.at(-1) ?? 250, kind: "brackets", brackets }] };
    },
  },
  "per kg": {
    line: (line, whole) => ({
      tariff: [{ upToGrams: upTo(line), kind: "per-kg", parcel: price(whole, 15, 40), perKg: price(whole, 40, 90) }],
    }),
  },
  "first and steps": {
    line: (line, whole) => ({
      tariff: [
        {
          ...{ upToGrams: upTo(line), kind: "first-step", firstGrams: 500, first: price(whole, 40, 150) },
          ...{ stepGrams: 500, step: price(whole, 18, 60) },
        },
      ],
    }),
  },
  "base and gram": {
    line: (line, whole) => ({
      tariff: [{ upToGrams: upTo(line), kind: "base-gram", base: price(whole, 10, 30), perGram: `0.0${whole(400, 900)}` }],
    }),
  },
  "volume never": volumetric("never"),
  "volume greater": volumetric("greater"),
  "volume over a side": volumetric("side-over"),
  "volume over a ratio": volumetric("ratio-over"),
  "coarse steps": { line: (_, whole) => ({ roundUpGrams: [500, 1000][whole(0, 1)] ?? 500, minChargeGrams: 500 }) },
  "member, remote, fees": {
    line: ({ surcharges }, whole) => ({
      surcharges: [
        ...surcharges,
        { label: "fuel", kind: "percent", rateBp: whole(300, 1800) },
        { label: "far", kind: "zip", prefixes: whole(0, 1) === 0 ? ["995"] : ["1"], amount: price(whole, 10, 60) },
      ],
    }),
    terms: { memberFreightOffBp: 600, operationFee: "15.50" },
    zip: "99501",
  },
} satisfies Record<string, Change>;

export type InstanceKind = keyof typeof changes;
export const instanceKinds = Object.keys(changes) as InstanceKind[];

/** Goods and lines of a kind, the same for the same seed: what plans are measured and proven sound on. */
export function instanceOf(kind: InstanceKind, seed: number, itemCount: number, lineCount: number): Instance {
  const { item, line, terms, zip = "10001" }: Change = changes[kind];
  const random = seededRandom(seed + 7_000_000);
  const whole: Whole = (from, to) => from + Math.floor(random() * (to - from + 1));
  const { items, lines } = randomInstance(seed, itemCount, lineCount);
  return {
    items: items.map((one, at) => ({ ...one, ...item?.(one, whole, at, items) })),
    lines: lines.map((one) => ({ ...one, ...line?.(one, whole) })),
    zip,
    ...terms,
  };
}
