import { describe, expect, it } from "vitest";
import { orderedFrom } from "./order.store.ts";

const read = (type: string, source: string, shop: string | null) =>
  orderedFrom({ order_no: "DG2345", type, shop_source: source, shop_id: shop });

describe("where an order's goods are bought, read from its row", () => {
  it("has what its type says, and nothing beyond it", () => {
    expect(read("dg", "taobao", "cups")).toEqual({ type: "dg", shopSource: "taobao", shopId: "cups" });
    expect(read("second-hand", "xianyu", null)).toEqual({ type: "second-hand", shopSource: "xianyu", shopId: null });
    expect(read("diy", "other", "cups")).toEqual({ type: "diy", shopSource: "other", shopId: null });
    expect(read("zy", "own", "cups")).toEqual({ type: "zy", shopSource: "own", shopId: null });
  });

  it.each([
    ["dg", "taobao", null, "order DG2345 was bought in a shop, yet names none"],
    ["dg", "own", "cups", "purchase_order.shop_source"],
    ["zy", "taobao", null, "purchase_order.shop_source"],
    ["second-hand", "jd", "cups", "purchase_order.shop_source"],
    ["gift", "taobao", "cups", "purchase_order.type"],
  ])("%s from %s with shop %s is a fault", (type, source, shop, fault) => {
    expect(() => read(type, source, shop)).toThrow(fault);
  });
});
