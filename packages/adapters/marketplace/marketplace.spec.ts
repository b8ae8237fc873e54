import { least, toDecimal } from "@sihai/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createMarketplace } from "./index.ts";
import { type GoodsSummary, type MarketplacePort, platforms } from "./port.ts";

let world: OutsideWorld;
let market: MarketplacePort;

beforeAll(async () => {
  world = await startOutsideWorld();
  market = createMarketplace({ fetch: world.fetch, baseUrl: world.sandbox.url, key: "any" });
});
afterAll(() => world.stop());

async function found(query: string): Promise<GoodsSummary> {
  const page = await market.search({ query, page: 1 });
  const [first] = page.ok ? page.value.items : [];
  if (!first) throw new Error(`nothing found for ${query}`);
  return first;
}

const trigger = (last: string) => market.lookUp({ platform: "taobao", itemId: `9000000000${last}` });

describe("looking goods up", () => {
  it("knows title, shop, variants, prices and weight in both languages", async () => {
    const { platform, itemId } = await found("Celadon tea set");
    const reply = await market.lookUp({ platform, itemId });
    if (!reply.ok) throw new Error(reply.refusal.code);
    const goods = reply.value;
    expect(goods.title).toEqual({ zh: "青瓷功夫茶具套装 六杯 礼盒装", en: "Celadon tea set, six cups" });
    expect(goods.canonicalUrl).toBe(`https://detail.tmall.com/item.htm?id=${itemId}`);
    expect(goods.options.map((option) => option.name.en)).toEqual(["Colour", "Set"]);
    expect(goods.variants).toHaveLength(8);
    for (const variant of goods.variants) expect(variant.valueIds).toHaveLength(2);
    expect(goods.price).toEqual(goods.variants.map((variant) => variant.price).reduce(least));
    expect(goods.flags).toContain("fragile");
    expect(goods.pictureUrls.length).toBeGreaterThanOrEqual(5);
  });

  it("gives wholesale its minimum and its price steps", async () => {
    const { platform, itemId } = await found("Nylon backpack, logo on order");
    const reply = await market.lookUp({ platform, itemId });
    if (!reply.ok) throw new Error(reply.refusal.code);
    expect(platform).toBe("1688");
    expect(reply.value.minimumQuantity).toBeGreaterThan(1);
    expect(reply.value.priceSteps.map((step) => step.fromQuantity)[0]).toBe(reply.value.minimumQuantity);
    expect(reply.value.priceSteps).toHaveLength(3);
  });

  it("shows pictures that open", async () => {
    const { pictureUrl } = await found("hoodie");
    const picture = await fetch(pictureUrl);
    expect(picture.headers.get("content-type")).toContain("image/svg+xml");
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it("refuses what does not exist", async () => {
    expect(await market.lookUp({ platform: "taobao", itemId: "1" })).toEqual({ ok: false, refusal: { code: "GOODS_NOT_FOUND" } });
    expect(await market.lookUp({ platform: "jd", itemId: "../../search" })).toEqual({
      ok: false,
      refusal: { code: "GOODS_NOT_FOUND" },
    });
  });

  it("sees prices move between two look-ups", async () => {
    const [first, second] = [await trigger("01"), await trigger("01")];
    if (!first.ok || !second.ok) throw new Error("not found");
    expect(toDecimal(second.value.price)).not.toBe(toDecimal(first.value.price));
  });

  it("tells sold out, off the shelves and low stock apart", async () => {
    const [soldOut, offShelf, low] = [await trigger("02"), await trigger("03"), await trigger("04")];
    if (!soldOut.ok || !offShelf.ok || !low.ok) throw new Error("not found");
    expect(soldOut.value.availability).toBe("sold-out");
    expect(offShelf.value.availability).toBe("off-shelf");
    expect(low.value.availability).toBe("on-sale");
    expect(low.value.variants.every((variant) => variant.stock === 2)).toBe(true);
  });

  it("gives up on a slow source after three seconds", async () => {
    const startedAt = performance.now();
    expect(await trigger("05")).toEqual({ ok: false, refusal: { code: "SOURCE_SLOW", source: "marketplace" } });
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });

  it.each([
    ["06", "reply is not JSON"],
    ["07", "SOURCE_BUSY: upstream is busy, try again later"],
    ["08", "HTTP 500"],
    ["09", "reply of more than 1 MB"],
    ["11", /^unexpected reply: /],
  ])("refuses the broken reply of trigger %s", async (last, detail) => {
    const reply = await trigger(last);
    expect(reply).toEqual({
      ok: false,
      refusal: {
        code: "SOURCE_FAILED",
        source: "marketplace",
        detail: detail instanceof RegExp ? expect.stringMatching(detail) : detail,
      },
    });
  });

  it("refuses when nobody is there", async () => {
    const nobody = createMarketplace({ fetch: world.fetch, baseUrl: "http://127.0.0.1:9", key: "any" });
    const reply = await nobody.lookUp({ platform: "taobao", itemId: "1" });
    expect(reply.ok ? "" : reply.refusal.code).toBe("SOURCE_FAILED");
  });

  it("follows what a seller changes", async () => {
    const { platform, itemId } = await found("Cup saucer");
    await world.post(`/sandbox/market/items/${platform}/${itemId}`, { priceFen: 4321, stock: 0 });
    const reply = await market.lookUp({ platform, itemId });
    if (!reply.ok) throw new Error(reply.refusal.code);
    expect(toDecimal(reply.value.price)).toBe("43.21");
    expect(reply.value.availability).toBe("sold-out");
  });
});

describe("searching and resolving", () => {
  it("pages through everything without doubles", async () => {
    const seen = new Set<string>();
    for (let page = 1; ; page += 1) {
      const reply = await market.search({ query: "", page });
      if (!reply.ok) throw new Error(reply.refusal.code);
      for (const item of reply.value.items) seen.add(`${item.platform} ${item.itemId}`);
      if (page * reply.value.pageSize >= reply.value.total) break;
    }
    expect(seen.size).toBeGreaterThanOrEqual(300);
    expect(new Set([...seen].map((key) => key.split(" ")[0]))).toEqual(new Set(platforms));
  });

  it("finds nothing for nonsense", async () => {
    expect(await market.search({ query: "xyzzy % '", page: 1 })).toMatchObject({ ok: true, value: { items: [], total: 0 } });
  });

  it("resolves the short links and passwords of the examples", async () => {
    const reply = await fetch(`${world.sandbox.url}/market/api/examples`);
    const { data }: { data: { examples: { platform: string; text: string }[] } } = await reply.json();
    const shorts = data.examples.flatMap(({ platform, text }) =>
      (text.match(/https?:\/\/(?:m\.tb\.cn|v\.douyin\.com|p\.pinduoduo\.com)\/[\w.]+|￥\w+￥/g) ?? []).map((short) => ({
        platform,
        short,
      })),
    );
    expect(shorts).toHaveLength(4);
    for (const { platform, short } of shorts)
      expect(await market.resolve(short)).toMatchObject({ ok: true, value: { platform } });
  });

  it("refuses links that lead nowhere", async () => {
    expect(await market.resolve("https://m.tb.cn/h.nothing")).toEqual({ ok: false, refusal: { code: "LINK_NOT_RESOLVED" } });
  });
});
