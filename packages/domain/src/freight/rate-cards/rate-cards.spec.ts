import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { seededSettings } from "../../setting/index.ts";
import { goodsFlagIds } from "../goods-flags.ts";
import { chargeable, headlinePrices, quote, services, tariffKinds, taxModes, volumetricRules } from "../index.ts";
import { packageMethods } from "../line.ts";
import { checkTariff } from "../testing/check-tariff.ts";
import { anItem } from "../testing/lines.ts";
import { type RateCard, readGoodsFlags, readRateCards, writeRateCards } from "./index.ts";

const content = new URL("../../../../../content/", import.meta.url);
const text = (name: string) => readFileSync(new URL(name, content), "utf8");
/** Two lines an operator knows something of: one of many parcels, one of too few. */
const known = `express-world-hk,9,5,17,9200,9920,856,31.40,96.00,410,carrier
express-documents,7,4,11,9150,9940,29,4.00,12.00,21,carrier
`;
const files = {
  lines: text("freight/lines.csv"),
  tariffs: text("freight/tariffs.csv"),
  surcharges: text("freight/surcharges.csv"),
  performance: text("freight/performance.csv") + known,
  goodsFlags: text("freight/goods-flags.csv"),
};

function published(): RateCard[] {
  const read = readRateCards(files);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.errors, null, 1));
  return read.value;
}

describe("the published rate cards", () => {
  const cards = published();
  const countries = new Set(cards.flatMap((card) => card.countries));

  it("are at least 30 lines to 40 countries that exist", () => {
    const existing = seededSettings.countries.map(({ code }) => code);
    expect(cards.length).toBeGreaterThanOrEqual(30);
    expect(countries.size).toBeGreaterThanOrEqual(40);
    expect([...countries].filter((country) => !existing.includes(country))).toEqual([]);
  });

  it.each(cards.map((card) => [card.id, card] as const))("%s has one price for every weight it takes", (_, card) => {
    expect(checkTariff(card.tariff)).toEqual([]);
    expect(card.tariff.at(-1)?.upToGrams).toBeGreaterThanOrEqual(card.limits.maxGrams ?? 0);
    expect(Number(headlinePrices(card).first.amount)).toBeGreaterThan(0);
  });

  it.each(cards.map((card) => [card.id, card] as const))(
    "%s shows prices of weights that are charged so (rule G-28)",
    (_, card) => {
      const { first, additional } = headlinePrices(card);
      for (const grams of [first.grams, first.grams + additional.grams])
        expect(chargeable(card, grams, [1, 1, 1]).chargeableGrams).toBe(grams);
    },
  );

  it("promise nobody that prepaid tax is settled, for it is not (docs/decisions/0106)", () => {
    const notes = cards.filter(({ tax }) => tax.mode === "prepaid").map(({ note }) => `${note.en} ${note.zh}`);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((note) => /is settled|and settled|多退少补/.test(note))).toEqual([]);
  });

  it("use every shape, rule, service, tax mode, package and both warehouses", () => {
    const used = (of: (card: RateCard) => readonly unknown[]) => new Set(cards.flatMap(of));
    expect(used((card) => card.tariff.map(({ kind }) => kind))).toEqual(new Set(tariffKinds));
    expect(used((card) => [card.volumetric.rule])).toEqual(new Set(volumetricRules));
    expect(used((card) => [card.service])).toEqual(new Set(services));
    expect(used((card) => [card.tax.mode])).toEqual(new Set(taxModes));
    expect(used((card) => [card.package])).toEqual(new Set(packageMethods));
    expect(used((card) => card.warehouses)).toEqual(new Set([1, 2]));
    expect(used((card) => card.surcharges.map(({ kind }) => kind))).toEqual(new Set(["percent", "zip"]));
    expect(used((card) => [card.pickup])).toEqual(new Set([true, false]));
    expect(used((card) => [card.needsIdentity])).toEqual(new Set([true, false]));
  });

  it("come without figures of what nobody has measured yet", () => {
    const read = readRateCards({ ...files, performance: text("freight/performance.csv") });
    expect(read.ok && read.value.filter(({ performance }) => performance !== null)).toEqual([]);
  });

  it("say nothing of punctuality below 30 parcels", () => {
    const punctuality = (id: string) => cards.find((card) => card.id === id)?.performance?.punctualityBp;
    expect([punctuality("express-world-hk"), punctuality("express-documents")]).toEqual([9_200, null]);
  });

  const biggest = "US CA CN AU GB JP FR DE IT NZ ES NL CH NO SG HK KR IE SE MY".split(" ");
  it.each(biggest)("offer at least three ways to send 2 kg of general goods to %s", (country) => {
    const parcel = { items: [anItem({ grams: 2000, sidesCm: [30, 25, 10] })], country, zip: "" };
    const ways = cards.filter((line) => quote({ line, parcel, on: "2026-11-21" }).eligible);
    expect(ways.length).toBeGreaterThanOrEqual(3);
  });

  it.each([1, 2])("carry general goods from warehouse %i abroad", (warehouse) => {
    const parcel = { items: [anItem({ grams: 2000, warehouse })], country: "US", zip: "" };
    expect(cards.filter((line) => quote({ line, parcel, on: "2026-11-21" }).eligible).length).toBeGreaterThan(3);
  });

  it("survive being exported and imported again", () => {
    expect(readRateCards({ ...writeRateCards(cards, "demo"), goodsFlags: files.goodsFlags })).toEqual({ ok: true, value: cards });
    expect(writeRateCards(cards, "demo").lines.split("\n").length).toBe(cards.length + 2);
  });
});

describe("the goods classes", () => {
  const classes = seededSettings.goodsClasses;
  const flags = readGoodsFlags(files.goodsFlags).flags.map(({ id }) => id);

  it("are 34, of which 13 need a check, and use known flags only", () => {
    expect(flags).toEqual(goodsFlagIds);
    expect([classes.length, classes.filter(({ needsCheck }) => needsCheck).length]).toEqual([34, 13]);
    expect(classes.flatMap((one) => one.flags).filter((flag) => !flags.includes(flag))).toEqual([]);
  });

  it("can each travel to the United States somehow", () => {
    const cards = published();
    const stuck = classes.filter((one) => {
      const parcel = { items: [anItem({ grams: one.avgGrams, flags: [...one.flags] })], country: "US", zip: "" };
      return !cards.some((line) => quote({ line, parcel, on: "2026-11-21" }).eligible);
    });
    // Contact lenses come in liquid and have no line to the United States; the buyer is told so.
    expect(stuck.map(({ id }) => id)).toEqual(["contact-lenses"]);
  });
});
