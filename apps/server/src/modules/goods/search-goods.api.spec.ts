import * as contract from "@sihai/contract/goods";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { indexMissingGoods } from "./search-index.store.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
  for (const q of ["茶具", "耳机", "tea", "充电", "backpack"]) await search({ q });
});

function search(query: {
  q: string;
  sort?: "price-up" | "price-down" | "sales";
  platform?: "taobao" | "tmall";
  category?: string;
  priceFrom?: string;
  priceTo?: string;
}) {
  return world.visitor().must(contract.searchGoods, { query });
}
const titles = async (q: string) => (await search({ q })).list.map(({ title }) => title.en);
const teaSet = "Celadon tea set, six cups";

describe("searching", () => {
  it.each([
    ["Chinese", "青瓷功夫茶具"],
    ["English, another number", "celadon cup"],
    ["pinyin in one go", "gongfuchaju"],
    ["pinyin with spaces", "gongfu cha ju"],
    ["both languages together", "青瓷 tea"],
  ])("understands %s as typed", async (_, q) => {
    const found = await search({ q });
    expect(found.isWide).toBe(false);
    expect(found.list.map(({ title }) => title.en)).toContain(teaSet);
  });

  it.each([
    ["a character of the same sound", "青磁功夫茶具"],
    ["one wrong character", "青花功夫茶具"],
    ["a letter too few", "celdon tea"],
    ["two letters swapped", "celadno tea set"],
    ["a beginning", "celad tea"],
    ["initials", "gfcj"],
  ])("forgives %s", async (_, q) => {
    const found = await search({ q });
    expect(found.isWide).toBe(true);
    expect(found.list.map(({ title }) => title.en)).toContain(teaSet);
  });

  it("finds nothing for nonsense, wildcards and operators", async () => {
    for (const q of ["xyzzyqq", "%_%", "' & |", "!"]) expect((await search({ q })).total).toBe(0);
  });

  it("narrows by platform, category and price, and sorts", async () => {
    const all = await search({ q: "茶" });
    const [first] = all.list;
    if (!first) throw new Error("no tea");
    const category = first.goodsClass;
    const narrowed = await search({ q: "茶", category, priceFrom: "20", priceTo: "200", sort: "price-up" });
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThanOrEqual(all.total);
    const prices = narrowed.list.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const goods of narrowed.list) {
      expect(goods.goodsClass).toBe(category);
      expect(Number(goods.price)).toBeGreaterThanOrEqual(20);
      expect(Number(goods.price)).toBeLessThanOrEqual(200);
    }
    const tmall = await search({ q: "茶", platform: "tmall" });
    expect(new Set(tmall.list.map(({ platform }) => platform))).toEqual(new Set(["tmall"]));
    const down = (await search({ q: "茶", sort: "price-down" })).list.map(({ price }) => Number(price));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });

  it("keeps a price at the edge of a range", async () => {
    const { list } = await search({ q: "青瓷功夫茶具" });
    const price = list[0]?.price ?? "";
    expect((await search({ q: "青瓷功夫茶具", priceFrom: price, priceTo: price })).total).toBe(1);
    expect((await search({ q: "青瓷功夫茶具", priceTo: (Number(price) - 0.01).toFixed(2) })).total).toBe(0);
  });

  it("lists the best-sold first when nothing is asked for", async () => {
    const sales = (await search({ q: "" })).list.map(({ salesCount }) => salesCount);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
    expect(sales.length).toBe(20);
  });

  it("does not list what went off the shelves", async () => {
    const { list } = await search({ q: "青瓷功夫茶具" });
    const goods = list[0];
    if (!goods) throw new Error("no tea set");
    const { lookUp } = world.deps.adapters.marketplace;
    world.deps.adapters.marketplace.lookUp = async () => ({ ok: false, refusal: { code: "GOODS_NOT_FOUND" } });
    await world.advance(601);
    await world.visitor().must(contract.goodsDetail, { query: { goodsId: goods.goodsId } });
    world.deps.adapters.marketplace.lookUp = lookUp;
    expect(await titles("青瓷功夫茶具")).not.toContain(teaSet);
    await world.advance(601);
    await world.visitor().must(contract.goodsDetail, { query: { goodsId: goods.goodsId } });
    expect(await titles("青瓷功夫茶具")).toContain(teaSet);
  });

  it("indexes what was kept before there was an index", async () => {
    await sql`delete from goods_search`.execute(world.deps.db);
    // What was found before is told for some seconds.
    await world.advance(6);
    const { search: ask } = world.deps.adapters.marketplace;
    world.deps.adapters.marketplace.search = async () => ({ ok: false, refusal: { code: "SOURCE_SLOW", source: "market" } });
    expect(await search({ q: "青瓷功夫茶具" })).toMatchObject({ total: 0, sourceFailed: true });
    await indexMissingGoods(world.deps.db);
    await indexMissingGoods(world.deps.db);
    expect(await titles("青瓷功夫茶具")).toContain(teaSet);
    world.deps.adapters.marketplace.search = ask;
  });
});
