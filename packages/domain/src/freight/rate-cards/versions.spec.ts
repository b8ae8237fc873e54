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
