import type { ItemState } from "@sihai/domain/item";
import { describe, expect, it } from "vitest";
import { itemOf } from "./item.store.ts";

type Row = Parameters<typeof itemOf>[0];

const row: Row = {
  user_id: "1",
  id: "2",
  order_id: "3",
  item_no: "AB12",
  state: "paid",
  goods_id: null,
  platform: "taobao",
  link: null,
  name_zh: "杯",
  name_en: "Cup",
  sku_id: "",
  sku_name: [{ zh: "红", en: "Red" }],
  picture_url: null,
  picture_file_ids: [],
  class_id: null,
  flags: [],
  quantity: 2,
  unit_price_cny: "1050",
  domestic_freight_cny: "600",
  seller_freight_cny: "800",
  service_cny: "0",
  discount_cny: "0",
  discount_on: "goods",
  discount_back_cny: "0",
  paid_cny: "2700",
  refunded_cny: "0",
  declared_unit_cny: null,
  remark: "",
  services: [],
  buyer_id: null,
  platform_order_no: null,
  real_price_cny: null,
  courier: null,
  tracking_no: null,
  due_at: null,
  signed_at: null,
  reserved_for: null,
  split_from: null,
  created_at: new Date("2026-11-22T00:00:00Z"),
};
const read = (change: Partial<Row> & { state?: ItemState }) => itemOf({ ...row, ...change });

describe("an item read from its row", () => {
  it("has amounts as money and what its state says of it", () => {
    const item = read({});
    expect([item.unitPrice, item.name, item.skuName, item.realPrice]).toEqual([
      { amount: 1050n, currency: "CNY" },
      { zh: "杯", en: "Cup" },
      [{ zh: "红", en: "Red" }],
      null,
    ]);
    expect(read({ state: "purchased", real_price_cny: "900" }).realPrice).toEqual({ amount: 900n, currency: "CNY" });
  });

  it("is a fault where it lacks what its state has, or has a price nobody paid yet", () => {
    expect(() => read({ state: "purchased" })).toThrow("item AB12 is purchased");
    expect(() => read({ state: "seller-shipped", real_price_cny: "900" })).toThrow("item AB12 is seller-shipped");
    expect(() => read({ state: "buying", real_price_cny: "900" })).toThrow("item AB12 is buying");
    expect(() => itemOf({ ...row, state: "somewhere" })).toThrow("order_item.state holds somewhere");
  });

  it("is a fault where its services or the words of its variant cannot be read", () => {
    expect(() => read({ services: [{ serviceNo: "fixed-fee", total: 23 }] })).toThrow("order_item.services cannot be read");
    expect(() => read({ sku_name: ["Red"] })).toThrow("order_item.sku_name cannot be read");
  });
});
