import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awkwardLinks } from "./fixtures/awkward-links.ts";
import { pastedLinks } from "./fixtures/pasted-links.ts";
import { canonicalUrls, type LinkVerdict, parseLink, platformNames, platforms } from "./index.ts";

/** The short notation of the fixtures. */
function inShort(verdict: LinkVerdict): string {
  if (verdict.kind === "unsupported") return verdict.reason;
  if (verdict.kind === "short") return `short ${verdict.platform} ${verdict.url}`;
  const shop = verdict.shopId === undefined ? "" : ` shop=${verdict.shopId}`;
  const sku = verdict.skuId === undefined ? "" : ` sku=${verdict.skuId}`;
  return `${verdict.platform} ${verdict.itemId}${shop}${sku}`;
}

const everything = [...pastedLinks, ...awkwardLinks];
const items = everything.map(([, text]) => parseLink(text)).filter((verdict) => verdict.kind === "item");

describe("a pasted text", () => {
  it.each(everything)("%s", (_shape, text, answer) => {
    expect(inShort(parseLink(text))).toBe(answer);
  });

  it.each(["", "   \n\t", "水杯 500ml", "674000111222", "原价￥1299 现价￥899", "写信给 kefu@jd.com"])(
    "%j has no link",
    (text) => {
      expect(parseLink(text)).toEqual({ kind: "unsupported", reason: "no-link" });
    },
  );
});

describe("the verdict on an item", () => {
  it("leaves unknown keys out", () => {
    expect(parseLink("https://weidian.com/i/7300100299")).toStrictEqual({
      kind: "item",
      platform: "weidian",
      itemId: "7300100299",
      canonicalUrl: "https://weidian.com/item.html?itemID=7300100299",
    });
  });

  it("carries shop and SKU where the rules find them, and never in the canonical address of a SKU", () => {
    expect(parseLink("https://shop17.v.weidian.com/item.html?itemID=73&skuId=5")).toStrictEqual({
      kind: "item",
      platform: "weidian",
      itemId: "73",
      shopId: "17",
      skuId: "5",
      canonicalUrl: "https://weidian.com/item.html?itemID=73",
    });
  });

  it("keeps ids above 2^53 digit by digit", () => {
    expect(parseLink("https://m.vip.com/product-0-6918163204848509527.html")).toMatchObject({
      itemId: "6918163204848509527",
      canonicalUrl: "https://detail.vip.com/detail-0-6918163204848509527.html",
    });
  });

  it("is found again from its canonical address", () => {
    expect(new Set(items.map((found) => found.platform))).toEqual(new Set(platforms));
    for (const { skuId: _none, ...found } of items) {
      const shop = found.platform === "suning" ? { shopId: found.shopId ?? "0000000000" } : {};
      const { shopId, ...rest } = found;
      const kept = found.platform === "vip" && shopId !== undefined ? { shopId } : shop;
      expect(parseLink(found.canonicalUrl)).toEqual({ ...rest, ...kept });
    }
  });
});

describe("any text at all", () => {
  const awkwardText = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 8 }),
        fc.constantFrom(
          "https://",
          "HTTP:",
          "//",
          "%3A%2F%2F",
          "%25",
          "taobao.com",
          "www.superbuy.com/?url=",
          "￥",
          "@",
          "\\",
          ".",
          "中",
          "&amp;",
        ),
        fc.constantFrom(...everything.map(([, text]) => text)),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));

  it("gets an answer, the same each time", () => {
    fc.assert(
      fc.property(awkwardText, (text) => {
        const verdict = parseLink(text);
        expect(["item", "short", "unsupported"]).toContain(verdict.kind);
        expect(parseLink(text)).toEqual(verdict);
      }),
      { numRuns: 500 },
    );
  });

  it("does not change an item by Chinese text around it", () => {
    const chinese = fc.string({ unit: fc.constantFrom(..."求代购这个杯子，谢谢。！？、（）") });
    fc.assert(
      fc.property(fc.constantFrom(...items), chinese, chinese, (found, before, after) => {
        expect(parseLink(`${before}${found.canonicalUrl}${after}`)).toEqual(parseLink(found.canonicalUrl));
      }),
    );
  });

  it("survives being percent-encoded up to five times", () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.integer({ min: 1, max: 5 }), (found, times) => {
        let text = found.canonicalUrl;
        for (let layer = 0; layer < times; layer++) text = encodeURIComponent(text);
        expect(parseLink(text)).toEqual(parseLink(found.canonicalUrl));
      }),
    );
  });

  const million = 1_000_000;
  it.each([
    "a",
    "a.",
    "a:",
    "%25",
    "https://",
    "http://a ",
    "taobao.com ",
    "taobao.com@!",
    "https%3A%2F%2Fx ",
    "￥abcdefghij",
    "https://中",
    "https://www.superbuy.com/?url=",
    "https://sugargoo.com/?productLink=https://fishgoo.com/?a=b&url=",
    "data:",
    "$a",
    "](",
  ])("of a million characters of %j is answered quickly", (piece) => {
    const text = piece.repeat(Math.ceil(million / piece.length));
    const before = process.threadCpuUsage();
    parseLink(text);
    parseLink(`https://item.taobao.com/item.htm?q=${text}`);
    const { user, system } = process.threadCpuUsage(before);
    // Two texts of 1 MB, in microseconds of this thread alone: what else the machine does is not counted. Quadratic reading takes minutes.
    expect(user + system).toBeLessThan(2_000_000);
  });
});

describe("the platforms", () => {
  it("have a name in both languages and an https address", () => {
    expect(new Set(platforms).size).toBe(platforms.length);
    for (const platform of platforms) {
      expect(platformNames[platform].zh).not.toBe("");
      expect(platformNames[platform].en).not.toBe("");
      expect(canonicalUrls[platform]("1", undefined)).toMatch(/^https:\/\//);
    }
  });
});
