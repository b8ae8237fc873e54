import { readLine } from "@sihai/contract/freight";
import * as contract from "@sihai/contract/goods";
import { promisedDays } from "@sihai/domain/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { marketTriggers } from "../../../../sandbox/src/market/triggers.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

function trigger(behaviour: string): string {
  const found = Object.entries(marketTriggers).find(([, one]) => one.behaviour === behaviour);
  if (!found) throw new Error(`no trigger ${behaviour}`);
  return found[0];
}

async function someGoods() {
  const { list } = await world.visitor().must(contract.searchGoods, { query: { q: "T恤" } });
  const [first] = list;
  if (!first) throw new Error("the marketplace sells no T-shirt");
  return world.visitor().must(contract.goodsDetail, { query: { goodsId: first.goodsId } });
}

describe("pasted texts", () => {
  it("are understood as items, short links and reasons", async () => {
    const { results } = await world.visitor().must(contract.parseLinks, {
      body: {
        texts: [
          "https://item.taobao.com/item.htm?id=123456789012",
          "hello",
          "https://www.amazon.de/dp/B000000000",
          "http://127.0.0.1/x",
        ],
      },
    });
    expect(results.map((result) => (result.kind === "unsupported" ? result.reason : result.kind))).toEqual([
      "item",
      "no-link",
      "non-chinese",
      "unsafe",
    ]);
  });

  it("come twenty at once, not more", async () => {
    const twenty = await world.visitor().call(contract.parseLinks, { body: { texts: Array.from({ length: 20 }, () => "x") } });
    const more = await world.visitor().call(contract.parseLinks, { body: { texts: Array.from({ length: 21 }, () => "x") } });
    expect([twenty.ok, more.ok]).toEqual([true, false]);
  });

  it("say what a short link could not tell", async () => {
    const { results } = await world.visitor().must(contract.parseLinks, { body: { texts: ["https://m.tb.cn/h.nobodyknows"] } });
    expect(results).toEqual([{ kind: "unresolved", platform: "taobao", url: "https://m.tb.cn/h.nobodyknows" }]);
  });
});

describe("goods", () => {
  it("are looked up once and kept for ten minutes", async () => {
    const first = await someGoods();
    const again = await world.visitor().must(contract.goodsDetail, { query: { goodsId: first.goodsId } });
    expect(again.fetchedAt).toBe(first.fetchedAt);
    await world.advance(601);
    const later = await world.visitor().must(contract.goodsDetail, { query: { goodsId: first.goodsId } });
    expect(Date.parse(later.fetchedAt)).toBeGreaterThan(Date.parse(first.fetchedAt));
    expect(later.isStale).toBe(false);
  });

  it("never show an address of the source", async () => {
    const goods = await someGoods();
    expect(goods.pictures.length).toBeGreaterThan(0);
    expect(JSON.stringify({ ...goods, link: "" })).not.toContain("http");
  });

  it.each(["broken-json", "false-success", "server-error", "huge", "nonsense"])(
    "whose source answers %s are refused in the specification's words",
    async (behaviour) => {
      const reply = await world
        .visitor()
        .call(contract.goodsDetail, { query: { platform: "taobao", itemId: trigger(behaviour) } });
      expect(reply).toMatchObject({
        ok: false,
        code: "GOODS_LOOKUP_FAILED",
        msg: "Sorry to inform you that item information capture is failed, please manually enter details",
      });
    },
  );

  it("are answered from what was kept when the source fails later", async () => {
    const goods = await someGoods();
    const { lookUp } = world.deps.adapters.marketplace;
    world.deps.adapters.marketplace.lookUp = async () => ({ ok: false, refusal: { code: "SOURCE_SLOW", source: "market" } });
    await world.advance(601);
    const stale = await world.visitor().must(contract.goodsDetail, { query: { goodsId: goods.goodsId } });
    world.deps.adapters.marketplace.lookUp = lookUp;
    expect(stale).toMatchObject({ isStale: true, title: goods.title });
  });

  it.each(["sold-out", "off-shelf"] as const)("say when they are %s", async (availability) => {
    const goods = await world
      .visitor()
      .must(contract.goodsDetail, { query: { platform: "taobao", itemId: trigger(availability) } });
    expect(goods.availability).toBe(availability);
  });

  it("that nobody knows are refused alike", async () => {
    const reply = await world.visitor().call(contract.goodsDetail, { query: { goodsId: "999999999" } });
    expect(reply).toMatchObject({ ok: false, status: 404, code: "GOODS_NOT_FOUND" });
  });
});

describe("pictures of goods", () => {
  it("are copied as WebP in three widths and may be kept for ever", async () => {
    const goods = await someGoods();
    const reply = await world.visitor().fetch(contract.goodsPictureUrl(goods.goodsId, goods.pictures[0] ?? "", 200));
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  });
  it("other than the goods' own are never fetched", async () => {
    const goods = await someGoods();
    const reply = await world.visitor().fetch(contract.goodsPictureUrl(goods.goodsId, "0123456789abcdef"));
    expect(reply.status).toBe(404);
  });
});

describe("searching", () => {
  it("finds in both languages and narrows by price", async () => {
    const chinese = await world.visitor().must(contract.searchGoods, { query: { q: "T恤" } });
    const cheap = await world.visitor().must(contract.searchGoods, { query: { q: "T恤", priceTo: "60", sort: "price-up" } });
    expect(chinese.total).toBeGreaterThan(0);
    expect(cheap.list.every(({ price }) => Number(price) <= 60)).toBe(true);
    expect(cheap.total).toBeLessThanOrEqual(chinese.total);
  });
  it("takes wildcards for what they are", async () => {
    expect((await world.visitor().must(contract.searchGoods, { query: { q: "%_%" } })).total).toBe(0);
  });
});

it("favourites toggle, and are nobody else's", async () => {
  const goods = await someGoods();
  const [mei, otto] = [await world.shopper(), await world.shopper()];
  await mei.must(contract.setFavourite, { body: { goodsId: goods.goodsId, favourite: true } });
  await mei.must(contract.setFavourite, { body: { goodsId: goods.goodsId, favourite: true } });
  expect((await mei.must(contract.listFavourites)).total).toBe(1);
  expect((await otto.must(contract.listFavourites)).total).toBe(0);
  expect((await mei.must(contract.goodsDetail, { query: { goodsId: goods.goodsId } })).isFavourite).toBe(true);
  await mei.must(contract.setFavourite, { body: { goodsId: goods.goodsId, favourite: false } });
  expect((await mei.must(contract.listFavourites)).total).toBe(0);
});

it("what is still to come for goods of a cart names those no line takes, and adds up for the others", async () => {
  const visitor = world.visitor();
  const goods = await someGoods();
  const one = { goodsId: goods.goodsId, classId: null, quantity: 2 };
  const body = { country: "DE", warehouse: 1 as const, value: "200.00" };
  const fen = (amount: string) => Math.round(Number(amount) * 100);
  const { costs, line, refused } = await visitor.must(contract.stillToCome, { body: { ...body, goods: [one] } });
  expect([costs === null, line === null, refused]).toEqual([false, false, []]);
  if (!costs) throw new Error("no costs");
  const fixed = fen(costs.operation) + fen(costs.tax ?? "0");
  expect([fixed + fen(costs.shipping.low), fixed + fen(costs.shipping.high)]).toEqual([fen(costs.low), fen(costs.high)]);

  const perfume = await visitor.must(contract.searchGoods, { query: { q: "香水" } });
  const scent = { goodsId: perfume.list[0]?.goodsId ?? null, classId: null, quantity: 1 };
  const both = await visitor.must(contract.stillToCome, { body: { ...body, goods: [one, scent] } });
  expect(both.costs).toBeNull();
  expect(both.refused.map(({ at }) => at)).toEqual([1]);
  expect(both.refused[0]?.reasons.length).toBeGreaterThan(0);
  // Perfume is taken nowhere; three hundred pieces are too heavy for one parcel, and one of them is taken in many countries.
  expect(both.refused[0]?.countriesTaking).toBe(0);
  const many = await visitor.must(contract.stillToCome, { body: { ...body, goods: [{ ...one, quantity: 300 }] } });
  expect(many.refused[0]?.countriesTaking).toBeGreaterThan(20);
});

it("landed cost adds up, line by line, to Germany", async () => {
  const goods = await someGoods();
  const skuId = goods.variants.find(({ stock }) => stock > 0)?.skuId ?? "";
  const cost = await world
    .visitor()
    .must(contract.landedCost, { query: { goodsId: goods.goodsId, skuId, quantity: "2", country: "DE" } });
  const fen = (amount: string) => Math.round(Number(amount) * 100);
  expect(cost.line).not.toBeNull();
  expect(cost.lines.reduce((sum, { high }) => sum + fen(high), 0)).toBe(fen(cost.high));
  expect(cost.lines.reduce((sum, { low }) => sum + fen(low), 0)).toBe(fen(cost.low));
  // Whoever reads “14 of 18 lines” finds the other four among the reasons, each once.
  for (const quantity of ["2", "60"]) {
    const query = { goodsId: goods.goodsId, skuId, quantity, country: "US" };
    const { linesAll, linesOffered, refusedBecause } = await world.visitor().must(contract.landedCost, { query });
    expect(refusedBecause.reduce((sum, { lines }) => sum + lines, 0)).toBe(linesAll - linesOffered);
  }
  // Nothing was measured here: its days are the promise's working days as they fall in the calendar, and it claims no accuracy.
  const { line } = await world.visitor().must(readLine, { query: { lineId: cost.line?.id ?? "" } });
  const now = world.deps.clock.now();
  const calendar = line.days.map((days) => promisedDays(now, days, world.deps.settings.at(now).holidays));
  expect(cost.line).toMatchObject({ days: calendar, daysBasis: "promised", daysFrom: null });
  expect([cost.accuracy, cost.low]).toEqual([null, cost.high]);
});
