import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cny } from "../../money.ts";
import { seededSettings } from "../../setting/index.ts";
import {
  cardCells,
  diffRateCards,
  type RateCard,
  readOneLine,
  readRateCards,
  summariseTrial,
  type TriedParcel,
  tryParcels,
} from "./index.ts";

const text = (name: string) => readFileSync(new URL(`../../../../../content/freight/${name}.csv`, import.meta.url), "utf8");
const goodsFlags = text("goods-flags");
const read = readRateCards({
  lines: text("lines"),
  tariffs: text("tariffs"),
  surcharges: text("surcharges"),
  performance: text("performance"),
  goodsFlags,
});
const cards = read.ok ? read.value : [];
const express = cards.find(({ id }) => id === "express-world-hk");
if (!express) throw new Error("the express line is gone");
const byId = (list: readonly RateCard[]) => new Map(list.map((card) => [card.id, card]));
const parcel: TriedParcel = {
  no: "PK1",
  lineId: express.id,
  grams: 1000,
  sidesCm: [20, 10, 10],
  country: "DE",
  zip: "10115",
  flags: [],
  warehouse: 1,
  memberFreightOffBp: 0,
  operationFee: "8.00",
  warehouses: seededSettings.warehouses,
};

describe("what is different between two sets of cards", () => {
  it("is nothing between a set and itself", () => expect(diffRateCards(cards, cards)).toEqual([]));

  it("names every cell with its old and new value, and lines that came and went", () => {
    const dearer: RateCard = {
      ...express,
      days: [5, 11],
      tariff: express.tariff.map((one) => (one.kind === "first-step" ? { ...one, step: "90.00" } : one)),
      surcharges: express.surcharges.filter(({ kind }) => kind === "zip"),
    };
    const added = { ...express, id: "express-new" };
    const [first, ...rest] = diffRateCards(cards, [dearer, ...cards.filter(({ id }) => id !== express.id).slice(1), added]);
    expect(first).toMatchObject({ lineId: express.id, kind: "changed" });
    expect(first?.cells).toEqual([
      { file: "lines", row: "", column: "days_max", before: "9", after: "11" },
      { file: "tariffs", row: "20500", column: "step_price", before: "80.00", after: "90.00" },
      { file: "surcharges", row: "fuel", column: "label", before: "fuel", after: null },
      { file: "surcharges", row: "fuel", column: "kind", before: "percent", after: null },
      { file: "surcharges", row: "fuel", column: "rate_bp", before: "1200", after: null },
    ]);
    expect(rest.map(({ lineId, kind }) => [lineId, kind])).toEqual([
      ["express-new", "added"],
      [cards[1]?.id, "removed"],
    ]);
  });
});

describe("rows that came, went or share a name", () => {
  const band = (upToGrams: number, perKg: string) => ({ upToGrams, kind: "per-kg" as const, parcel: "1.00", perKg });
  const fuel = (rateBp: number) => ({ label: "fuel", kind: "percent" as const, rateBp });
  const changed = (before: Partial<RateCard>, after: Partial<RateCard>) =>
    diffRateCards([{ ...express, ...before }], [{ ...express, ...after }])[0]?.cells.map(
      ({ file, row, column, before: was, after: is }) => `${file} ${row} ${column}: ${was} → ${is}`,
    );

  it("are told by their weights, the lightest first", () => {
    const bands = { tariff: [band(1_000, "2.00"), band(20_000, "3.00")], surcharges: [] };
    const finer = { tariff: [band(500, "1.00"), band(1_000, "2.00"), band(20_000, "4.00")], surcharges: [] };
    expect(changed(bands, finer)).toEqual([
      "tariffs 500 up_to_g: null → 500",
      "tariffs 500 kind: null → per-kg",
      "tariffs 500 fixed: null → 1.00",
      "tariffs 500 per_kg: null → 1.00",
      "tariffs 20000 per_kg: 3.00 → 4.00",
    ]);
  });

  it("are told by their place where two have one name, in the order of the card", () => {
    const remote = { label: "remote", kind: "zip" as const, prefixes: ["9"], amount: "1.00" };
    expect(changed({ surcharges: [remote, fuel(100), fuel(200)] }, { surcharges: [remote, fuel(100), fuel(300)] })).toEqual([
      "surcharges fuel (3) rate_bp: 200 → 300",
    ]);
    expect(changed({ surcharges: [] }, { surcharges: [fuel(200), { ...fuel(100), label: "board" }] })).toEqual([
      "surcharges fuel label: null → fuel",
      "surcharges fuel kind: null → percent",
      "surcharges fuel rate_bp: null → 200",
      "surcharges board label: null → board",
      "surcharges board kind: null → percent",
      "surcharges board rate_bp: null → 100",
    ]);
  });

  it("are told of what was measured, which has one row", () => {
    const performance = {
      ...{ medianDays: 9, p5Days: 5, p90Days: 17, punctualityBp: 9_200, deliveredBp: 9_920, samples: 856 },
      ...{ depositErrorMedian: "31.40", depositErrorP90: "96.00", usage30d: 410 },
    };
    expect(changed({ performance }, { performance: { ...performance, medianDays: performance.medianDays + 1 } })).toEqual([
      "performance  median_days: 9 → 10",
    ]);
  });
});

describe("one line in a form", () => {
  it("reads back as the card it was made of", () => {
    for (const card of cards) expect(readOneLine(cardCells(card, "demo"), goodsFlags)).toEqual({ ok: true, value: card });
  });

  it("is checked by the rules of the files, with the cell that is wrong", () => {
    const cells = cardCells(express, "demo");
    const [band, ...more] = cells.tariffs;
    const wrong = readOneLine({ ...cells, tariffs: [{ ...band, step_price: "cheap" }, ...more] }, goodsFlags);
    expect(wrong.ok ? [] : wrong.refusal.errors).toEqual([
      { file: "tariffs", row: 2, column: "step_price", message: '"cheap" is not a price such as 12.50' },
    ]);
  });
});

describe("a new price list tried on parcels of the past", () => {
  // 1 kg: 220.00 + 80.00 × 1, fuel 12 % of it, 8.00 operation = 344.00; with a step of 88.00: 353.(0) = 308 × 1.12 + 8 = 352.96.
  const dearer = cards.map((card) =>
    card.id === express.id
      ? { ...card, tariff: card.tariff.map((one) => (one.kind === "first-step" ? { ...one, step: "88.00" } : one)) }
      : card,
  );
  const on = "2026-11-21";

  it("costs what a person calculates", () => {
    expect(tryParcels([parcel], byId(cards), byId(dearer), on)).toEqual([
      { no: "PK1", lineId: express.id, before: cny("344.00"), after: cny("352.96") },
    ]);
  });

  it("is summed up by how much each changes, the greatest changes first, and only what both take", () => {
    const tried = (no: string, before: string | null, after: string | null) => ({
      ...{ no, lineId: express.id },
      ...{ before: before === null ? null : cny(before), after: after === null ? null : cny(after) },
    });
    const summary = summariseTrial([
      ...[tried("same", "100.00", "100.00"), tried("gone", "100.00", null), tried("never", null, "100.00")],
      ...[tried("-20", "100.00", "80.00"), tried("-20.01", "100.00", "79.99"), tried("-0.01", "100.00", "99.99")],
      ...[tried("+0.01", "100.00", "100.01"), tried("+1", "100.00", "101.00"), tried("+20", "100.00", "120.00")],
    ]);
    expect(summary).toMatchObject({ cheaper: 3, dearer: 3, same: 1, gone: 1, left: 1 });
    expect([summary.totalBefore, summary.totalAfter]).toEqual([cny("700.00"), cny("680.99")]);
    expect(summary.bins.map(({ count }) => count)).toEqual([1, 1, 0, 0, 1, 1, 1, 0, 0, 1]);
    expect(summary.bins.map(({ fromBp, toBp }) => `${fromBp}..${toBp}`)).toEqual([
      ...["null..-2000", "-2000..-1000", "-1000..-500", "-500..-100", "-100..0", "0..100"],
      ...["100..500", "500..1000", "1000..2000", "2000..null"],
    ]);
    expect(summary.biggest.map(({ no }) => no)).toEqual(["-20.01", "-20", "+20", "+1", "-0.01", "+0.01"]);
  });

  it("names twenty parcels at most", () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ no: `PK${at}`, lineId: "a", before: cny("1.00"), after: cny("2.00") }));
    expect(summariseTrial(many).biggest).toHaveLength(20);
  });

  it("is summed up: dearer, the same, gone", () => {
    const other = cards.find(({ id }) => id === "us-air-standard");
    const tried = tryParcels(
      [
        parcel,
        { ...parcel, no: "PK2", lineId: other?.id ?? "", country: "US" },
        { ...parcel, no: "PK3", lineId: "never-was" },
        { ...parcel, no: "PK4", lineId: "express-world-saver" },
      ],
      byId(cards),
      byId(dearer.filter(({ id }) => id !== "express-world-saver")),
      on,
    );
    const summary = summariseTrial(tried);
    expect(summary).toMatchObject({ cheaper: 0, dearer: 1, same: 1, gone: 1, left: 1 });
    expect(summary.biggest).toEqual([{ no: "PK1", lineId: express.id, before: cny("344.00"), after: cny("352.96") }]);
    expect(summary.bins.filter(({ count }) => count > 0)).toEqual([{ fromBp: 100, toBp: 500, count: 1 }]);
  });
});
