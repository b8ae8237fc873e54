import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer } from "../goods/index.ts";
import { cny, compare, money, ok, refuse, sum, times, toDecimal } from "../index.ts";
import {
  cartLineState,
  cartTotals,
  correctedFreight,
  correctedPrice,
  isBelievable,
  isOrderable,
  priceChange,
  shopKey,
} from "./index.ts";

function anOffer(change: Partial<Offer> = {}): Offer {
  return {
    availability: "on-sale",
    variants: [{ skuId: "a", price: cny("10.00"), stock: 20 }],
    priceSteps: [],
    minimumQuantity: 1,
    domesticFreight: cny("6.00"),
    ...change,
  };
}

describe("a cart line", () => {
  it.each([
    ["can be ordered", anOffer(), 2, "available"],
    ["says when little is left", anOffer({ variants: [{ skuId: "a", price: cny("10.00"), stock: 5 }] }), 2, "low-stock"],
    [
      "says when fewer are left than wanted",
      anOffer({ variants: [{ skuId: "a", price: cny("10.00"), stock: 5 }] }),
      6,
      "stock-short",
    ],
    ["is sold out without stock", anOffer({ variants: [{ skuId: "a", price: cny("10.00"), stock: 0 }] }), 1, "sold-out"],
    ["is sold out when its goods are", anOffer({ availability: "sold-out" }), 1, "sold-out"],
    ["is off the shelves", anOffer({ availability: "off-shelf" }), 1, "off-shelf"],
    [
      "has changed when its variant is gone",
      anOffer({ variants: [{ skuId: "b", price: cny("1.00"), stock: 1 }] }),
      1,
      "info-changed",
    ],
    [
      "has enough as long as all wanted are there",
      anOffer({ variants: [{ skuId: "a", price: cny("10.00"), stock: 6 }] }),
      6,
      "available",
    ],
    ["has the wholesale minimum", anOffer({ minimumQuantity: 10 }), 10, "available"],
    ["can be bought when just the minimum is left", anOffer({ minimumQuantity: 20 }), 20, "available"],
    ["waits for the wholesale minimum", anOffer({ minimumQuantity: 10 }), 9, "below-minimum"],
    ["cannot be bought when less than the minimum is left", anOffer({ minimumQuantity: 21 }), 1, "unable"],
  ] as const)("%s", (_, offer, quantity, state) =>
    expect(cartLineState(offer, { skuId: "a", quantity, goodsQuantity: quantity })).toBe(state),
  );

  it("counts what is left of all its variants against the minimum, and what is wanted of all", () => {
    const variants = ["a", "b"].map((skuId) => ({ skuId, price: cny("10.00"), stock: 10 }));
    const offer = anOffer({ minimumQuantity: 15, variants });
    expect(cartLineState(offer, { skuId: "a", quantity: 8, goodsQuantity: 15 })).toBe("available");
    expect(cartLineState(offer, { skuId: "a", quantity: 8, goodsQuantity: 14 })).toBe("below-minimum");
  });

  it("has no price to compare once its variant is gone", () => {
    const line = { skuId: "gone", goodsQuantity: 1, unitPrice: cny("9.00"), domesticFreight: cny("6.00"), isBuyersOwn: false };
    expect(priceChange(anOffer(), line)).toBeNull();
  });

  it("can be ordered in two states only", () => {
    const orderable = (
      ["available", "low-stock", "stock-short", "below-minimum", "sold-out", "off-shelf", "info-changed", "unable"] as const
    ).filter(isOrderable);
    expect(orderable).toEqual(["available", "low-stock"]);
  });

  it.each([
    ["stays quiet while the price holds", "10.00", "6.00", false, null],
    ["tells a price gone up", "9.00", "6.00", false, "10.00"],
    ["tells freight gone up", "10.00", "5.00", false, "10.00"],
    ["leaves the buyer's own price alone", "7.77", "0.00", true, null],
  ] as const)("%s", (_, unitPrice, domesticFreight, isBuyersOwn, now) => {
    const change = priceChange(anOffer(), {
      skuId: "a",
      goodsQuantity: 1,
      unitPrice: cny(unitPrice),
      domesticFreight: cny(domesticFreight),
      isBuyersOwn,
    });
    expect(change && toDecimal(change.unitPrice)).toBe(now);
  });
});

describe("a wholesale price", () => {
  const priceSteps = [
    { fromQuantity: 1, price: cny("10.00") },
    { fromQuantity: 10, price: cny("8.00") },
  ];
  const changed = (unitPrice: string, goodsQuantity: number) => {
    const seen = { skuId: "a", goodsQuantity, unitPrice: cny(unitPrice), domesticFreight: cny("6.00"), isBuyersOwn: false };
    return priceChange(anOffer({ priceSteps }), seen)?.unitPrice ?? null;
  };
  it("that is another because more or fewer pieces are wanted did not change", () => {
    expect([changed("10.00", 12), changed("8.00", 2)]).toEqual([null, null]);
  });
  it("that the seller asks for no number of pieces any more did", () => {
    expect([changed("9.00", 12), changed("9.00", 2)]).toEqual([cny("8.00"), cny("10.00")]);
  });
});

describe("a price typed by the buyer", () => {
  it.each(["12", "12.5", "12.50", " 12.50 ", "0.01"])("takes %j", (typed) => expect(correctedPrice(typed).ok).toBe(true));
  it.each(["", "abc", "1e-7", "０", "１２", "NaN", "-1", "1.005", "1,000", "9007199254740993", "99999999999", ".5", "+1"])(
    "refuses %j",
    (typed) => expect(correctedPrice(typed)).toEqual(refuse({ code: "PRICE_NOT_CORRECT" })),
  );
  it.each(["0", "0.0", "0.00"])("refuses %j as zero", (typed) =>
    expect(correctedPrice(typed)).toEqual(refuse({ code: "PRICE_ZERO" })),
  );
  it("lets freight be free", () => expect(correctedFreight("0")).toEqual(ok(cny("0.00"))));
  it("is a million at most, and so is freight", () => {
    for (const read of [correctedPrice, correctedFreight]) {
      expect(read("1000000.00")).toEqual(ok(cny("1000000.00")));
      for (const typed of ["1000000.01", "-0.01", "x1", "1x", "1.234"])
        expect(read(typed), typed).toEqual(refuse({ code: "PRICE_NOT_CORRECT" }));
    }
    expect(correctedFreight(" 6.5 ")).toEqual(ok(cny("6.50")));
  });
});

describe("whether somebody can have meant a price", () => {
  const believable = (unitPrice: string, domesticFreight: string, quantity: number) =>
    isBelievable({ unitPrice: cny(unitPrice), domesticFreight: cny(domesticFreight), quantity });
  it.each([
    ["0.01", "0.00", 1],
    ["1000000.00", "1000000.00", 10],
    ["100000.00", "0.00", 100],
  ] as const)("%s with freight of %s, %i pieces", (price, freight, pieces) =>
    expect(believable(price, freight, pieces)).toBe(true),
  );
  it.each([
    ["0.00", "6.00", 1],
    ["-1.00", "6.00", 1],
    ["10.00", "-0.01", 1],
    ["1000000.01", "0.00", 1],
    ["10.00", "1000000.01", 1],
    ["100000.00", "0.00", 101],
    ["1000000.00", "0.00", 11],
  ] as const)("not %s with freight of %s, %i pieces", (price, freight, pieces) =>
    expect(believable(price, freight, pieces)).toBe(false),
  );
});

describe("the cart's total", () => {
  it("keeps apart shops of one name on two platforms, and has a name for none", () => {
    expect([shopKey("taobao", "77"), shopKey("jd", "77"), shopKey("jd", null)]).toEqual(["taobao:77", "jd:77", "jd:"]);
  });

  it("is nothing for nothing", () => {
    const nothing = cny("0.00");
    expect(cartTotals([])).toEqual({ pieces: 0, goods: nothing, domesticFreight: nothing, total: nothing });
  });

  it("counts a shop's freight once", () => {
    const taobao = shopKey("taobao", "77");
    const totals = cartTotals([
      { shopKey: taobao, quantity: 2, unitPrice: cny("10.00"), domesticFreight: cny("6.00") },
      { shopKey: taobao, quantity: 1, unitPrice: cny("5.50"), domesticFreight: cny("8.00") },
      { shopKey: shopKey("jd", null), quantity: 1, unitPrice: cny("1.00"), domesticFreight: cny("0.00") },
    ]);
    expect([totals.pieces, toDecimal(totals.goods), toDecimal(totals.domesticFreight), toDecimal(totals.total)]).toEqual([
      4,
      "26.50",
      "8.00",
      "34.50",
    ]);
  });

  it("never charges more freight than line by line, nor less than the dearest", () => {
    const line = fc.record({
      shopKey: fc.constantFrom("a", "b", "c"),
      quantity: fc.integer({ min: 1, max: 9999 }),
      unitPrice: fc.bigInt({ min: 1n, max: 10n ** 8n }).map((amount) => money(amount, "CNY")),
      domesticFreight: fc.bigInt({ min: 0n, max: 10n ** 6n }).map((amount) => money(amount, "CNY")),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = cartTotals(lines);
        const eachOne = sum(
          lines.map(({ domesticFreight }) => domesticFreight),
          "CNY",
        );
        expect(compare(totals.domesticFreight, eachOne)).toBeLessThanOrEqual(0);
        for (const { domesticFreight } of lines)
          expect(compare(totals.domesticFreight, domesticFreight)).toBeGreaterThanOrEqual(0);
        expect(totals.goods).toEqual(
          sum(
            lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
            "CNY",
          ),
        );
      }),
    );
  });
});
