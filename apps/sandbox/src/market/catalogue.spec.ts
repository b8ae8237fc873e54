import { describe, expect, it } from "vitest";
import { drawings, isDrawingId } from "../pictures/drawings/index.ts";
import { palettes } from "../pictures/palette.ts";
import { drawPicture, views } from "../pictures/scene.ts";
import { makeGoods } from "./catalogue/make-goods.ts";
import { platformIds } from "./catalogue/model.ts";
import { addressOf, shortCodeOf } from "./links.ts";

const goods = makeGoods();

describe("the catalogue", () => {
  it("holds at least 300 goods on every platform, the same on every start", () => {
    expect(goods.length).toBeGreaterThanOrEqual(300);
    expect(new Set(goods.map((one) => one.platform))).toEqual(new Set(platformIds));
    expect(makeGoods()).toEqual(goods);
  });

  it("has no two goods with one id, one address or one short code", () => {
    for (const key of [(one: (typeof goods)[number]) => `${one.platform}/${one.itemId}`, addressOf, shortCodeOf])
      expect(new Set(goods.map(key)).size).toBe(goods.length);
  });

  it("sells at sensible prices, in variants that fit the options", () => {
    for (const one of goods) {
      expect(one.skus.length, one.title.en).toBe(one.colours.length * (one.choice?.values.length ?? 1));
      for (const sku of one.skus) expect(sku.priceFen, one.title.en).toBeGreaterThanOrEqual(300);
      expect(new Set(one.skus.map((sku) => sku.skuId)).size).toBe(one.skus.length);
      expect(one.title.zh).toMatch(/\p{Script=Han}/u);
      expect(one.title.en).not.toMatch(/\p{Script=Han}/u);
      for (const step of one.steps.slice(1)) expect(step.priceFen).toBeLessThan(one.steps[0]?.priceFen ?? 0);
    }
  });

  it("names each product once in each language on a platform", () => {
    for (const language of ["zh", "en"] as const) {
      const titles = goods.map((one) => `${one.platform} ${one.title[language]}`);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });
});

describe("the pictures", () => {
  it("draw every kind in every view as whole documents without holes", () => {
    for (const drawing of Object.keys(drawings).filter(isDrawingId)) {
      for (const view of views) {
        const svg = drawPicture(drawing, "celadon", view);
        expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
        expect(svg, `${drawing} ${view}`).not.toMatch(/undefined|NaN|null/);
        expect(svg.split("<g").length, `${drawing} ${view}`).toBe(svg.split("</g>").length);
      }
    }
  });

  it("differ by colour and by view", () => {
    const all = Object.keys(palettes).length * views.length;
    const seen = new Set<string>();
    for (const palette of ["ink", "charcoal", "white"] as const)
      for (const view of views) seen.add(drawPicture("hoodie", palette, view));
    expect(seen.size).toBe(15);
    expect(all).toBeGreaterThan(100);
  });
});
