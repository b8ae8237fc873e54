import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMoney } from "../money.ts";
import { objectives, plan } from "../plan/index.ts";
import type { Item, Line } from "./index.ts";
import { anyItems, anyLine } from "./testing/any-freight.ts";
import { type NaiveQuote, naiveQuote } from "./testing/naive-quote.ts";

const on = "2026-11-21";
const to = { country: "US", zip: "99501" };

/** Lines that are closed are a matter of `quote`; here nearly all of them should take part. */
const open = { warehouses: [1, 2], countries: ["US"], validFrom: "2026-01-01", validTo: null };

type Sent = { cents: number; parcels: number; days: number };

function requested(line: Line, items: readonly Item[]): NaiveQuote {
  return naiveQuote({ line, parcel: { items, ...to }, on, operationFee: "8.00" });
}

const yuan = (amount: string) => parseMoney(amount, "CNY");
const [reliefFen, dutyBp, flatFen, vatBp] = [25_000, 1_200, 300, 1_900];
/** Up to 250.00 three yuan for each thing, above it 12 % duty; 19 % of all of it. */
const tax = {
  rule: {
    ...{ country: "US", from: "2026-01-01", dutyRelief: yuan("250.00"), reducedUpTo: yuan("0"), reducedBp: 0, dutyBp },
    ...{ dutyLess: yuan("0"), vatRelief: yuan("0"), vatBp, vatLess: yuan("0"), flatPerLine: yuan("3.00") },
  },
  rulePerCny: "1",
  declarationLinesMost: 20,
};
const taxes: readonly Line["tax"][] = [
  { mode: "excluded", rateBp: 0 },
  { mode: "prepaid", rateBp: 1_500 },
  { mode: "included", rateBp: 0 },
];

function naiveTax(line: Line, heap: readonly Item[]): number {
  const worth = heap.reduce((sum, item) => sum + Math.round(Number(item.valueCny) * 100), 0);
  const part = (of: number, bp: number) => {
    const [whole, rest] = [Math.floor((of * bp) / 10_000), (of * bp) % 10_000];
    return rest > 5_000 || (rest === 5_000 && whole % 2 === 1) ? whole + 1 : whole;
  };
  if (line.tax.mode === "included") return 0;
  if (line.tax.mode === "prepaid") return part(worth, line.tax.rateBp);
  const duty = worth > reliefFen ? part(worth, dutyBp) : flatFen * heap.length;
  return duty + part(worth + duty, vatBp);
}

/** Every way to share things out over heaps. */
function heaps<Thing>([first, ...rest]: readonly Thing[]): Thing[][][] {
  if (first === undefined) return [[]];
  return heaps(rest).flatMap((sharing) => [
    [[first], ...sharing],
    ...sharing.map((heap, at) => sharing.map((other, index) => (index === at ? [first, ...heap] : other))),
  ]);
}

/** Every plan there is, by the naive price of every heap on every line. */
function everyPlan(items: readonly Item[], lines: readonly Line[], isTaxed: boolean): Sent[] {
  return heaps(items).flatMap((sharing) =>
    sharing.reduce<Sent[]>(
      (before, heap) => {
        const offers = lines.map((line) => ({ line, quoted: requested(line, heap) })).filter(({ quoted }) => quoted.eligible);
        return before.flatMap(({ cents, parcels, days }) =>
          offers.map(({ line, quoted }) => ({
            cents: cents + Math.round(Number(quoted.total) * 100) + (isTaxed ? naiveTax(line, heap) : 0),
            parcels: parcels + 1,
            days: Math.max(days, line.days[1]),
          })),
        );
      },
      [{ cents: 0, parcels: 0, days: 0 }],
    ),
  );
}

/** What rule Q4 makes least, in its order. */
const ranks: Record<(typeof objectives)[number], (sent: Sent) => number[]> = {
  door: ({ cents, parcels, days }) => [cents, parcels, days],
  cheapest: ({ cents, parcels, days }) => [cents, parcels, days],
  fastest: ({ cents, days }) => [days, cents],
  balanced: ({ cents, days }) => [cents + 600 * days],
};

function least(plans: readonly Sent[], rank: (sent: Sent) => number[]): number[] | undefined {
  return plans.map(rank).sort((a, b) => a.map((value, at) => value - (b[at] ?? 0)).find((gap) => gap !== 0) ?? 0)[0];
}

describe("the planner and a naive reading of rules Q1 to Q4", () => {
  const lines = fc
    .array(anyLine, { minLength: 1, maxLength: 3 })
    .map((all) => all.map((line, at) => ({ ...line, id: `l${at}`, ...open, tax: taxes[at % taxes.length] ?? line.tax })));

  it.each(objectives)("agree on the %s of all plans, on who stays behind and on every price", (objective) => {
    fc.assert(
      fc.property(lines, anyItems, (given, all) => {
        const items = all.slice(0, 4).map((item, at) => ({ ...item, valueCny: `${90 + at * 70}.37` }));
        const request = JSON.parse(JSON.stringify({ items, lines: given, ...to, objective, on }));
        const planned = plan({ ...request, tax });
        const sendable = items.filter((item) => given.some((line) => requested(line, [item]).eligible));
        const behind = items.filter((item) => !sendable.includes(item)).map(({ id }) => id);
        expect(planned.refused.map(({ itemId }) => itemId).sort()).toEqual(behind.sort());
        expect(planned.parcels.flatMap(({ itemIds }) => itemIds).sort()).toEqual(sendable.map(({ id }) => id).sort());
        for (const { itemIds, lineId, quote } of planned.parcels) {
          const line = given.find(({ id }) => id === lineId);
          const heap = items.filter(({ id }) => itemIds.includes(id));
          expect(quote.total).toBe(line && requested(line, heap).total);
        }
        const sent = {
          cents: Math.round(Number(planned.total) * 100),
          parcels: planned.parcels.length,
          days: planned.slowestDays,
        };
        expect(planned.optimal).toBe(true);
        expect(ranks[objective](sent)).toEqual(least(everyPlan(sendable, given, objective !== "cheapest"), ranks[objective]));
        expect(JSON.parse(JSON.stringify(planned))).toEqual(planned);
      }),
      { numRuns: 400 },
    );
  });
});
