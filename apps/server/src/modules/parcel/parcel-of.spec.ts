import type { ParcelState } from "@sihai/domain/parcel";
import { describe, expect, it } from "vitest";
import { readOperatorFiles } from "../freight/index.ts";
import { parcelOf } from "./parcel.store.ts";

type Row = Parameters<typeof parcelOf>[0];

const at = new Date("2026-11-22T00:00:00Z");
const quote = {
  eligible: true,
  refusals: [],
  actualGrams: 500,
  volumetricGrams: 0,
  chargeableGrams: 500,
  lines: [],
  total: "90.00",
};
const [line] = readOperatorFiles().rateCards;
const address = {
  ...{ consignee: "Mei", lastName: "Chen", contact: "+49", country: "DE", state: "Berlin", city: "Berlin" },
  ...{ fullAddress: "Kastanienallee 12", zipCode: "10435" },
};
const row: Row = JSON.parse(
  JSON.stringify({
    ...{ user_id: "1", id: "2", package_no: "P20261122-2345678", state: "unpaid", warehouse_id: 1, line_id: "x", line, quote },
    ...{ address, country: "DE", zip_code: "10435", email: "mei@example.com", identity_kind: "personal", company_name: null },
    ...{ identity_sealed: null, identity_masked: null, pickup_code: null, declaration: { lines: [], total: "10.00" } },
    ...{ services: [], insured_cny: "0", remark: "", deposit_cny: "9000", insurance_cny: "0", service_cny: "0", discounts: [] },
    ...{ discount_cny: "0", discount_freight_cny: "0", total_cny: "9000", est_grams: 500, est_sides_mm: [100, 100, 100] },
    ...{ owed_cny: "0", due_at: null, pay_before: at, created_at: at, revision: 0, trade_refunded_cny: "0" },
    ...{ act_grams: null, act_sides_mm: null, final_quote: null, carrier: null, waybill_no: null, paid_at: null },
    ...{ shipped_at: null, delivered_at: null, completed_at: null, settled_at: null, settlement_outcome: null },
    final_freight_cny: null,
    policy: { memberFreightOffBp: 0, operationFee: "8.00", depositHow: "", usdPerCny: "0.14", payDays: 7, confirmDays: 30 },
  }),
);
const weighed = { paid_at: at, due_at: at, act_grams: 510, act_sides_mm: [200, 150, 100], final_quote: quote };
const left = { ...weighed, carrier: "dhl", waybill_no: "JD1", shipped_at: at };
const read = (state: ParcelState, facts: Partial<Row> = {}) => parcelOf({ ...row, ...facts, state });

describe("a parcel read from its row", () => {
  it("has what its state says, and nothing beyond it", () => {
    expect(read("unpaid")).toMatchObject({ state: "unpaid", paidAt: null, actGrams: null, settlement: null });
    expect(read("weighed", weighed)).toMatchObject({ actGrams: 510, actSidesCm: [20, 15, 10], waybillNo: null, shippedAt: null });
    expect(read("shipped", left)).toMatchObject({
      waybillNo: "JD1",
      shippedAt: at,
      settlement: null,
      deliveredAt: null,
      dueAt: null,
    });
    const settled = { settled_at: at, settlement_outcome: "even", final_freight_cny: "9000" };
    expect(read("shipped", { ...left, ...settled }).settlement).toEqual({
      at,
      outcome: "even",
      finalFreight: { amount: 9000n, currency: "CNY" },
    });
  });

  it.each<[ParcelState, Partial<Row>, string]>([
    ["unshipped", {}, "paid_at"],
    ["packed", { paid_at: at }, "due_at"],
    ["weighed", { ...weighed, act_grams: null }, "act_grams"],
    ["weighed", { ...weighed, final_quote: null }, "final quote"],
    ["shipped", { ...left, waybill_no: null }, "waybill_no"],
    ["shipped", { ...left, shipped_at: null }, "shipped_at"],
    ["delivered", left, "delivered_at"],
    ["completed", left, "completed_at"],
    ["shipped", { ...left, settled_at: at, settlement_outcome: "even" }, "final_freight_cny"],
  ])("%s without a fact of its state is a fault: %o lacks %s", (state, facts, missing) => {
    expect(() => read(state, facts)).toThrow(`parcel P20261122-2345678 is ${state}, yet has no ${missing}`);
  });

  it("is a fault where its JSON cannot be read, never a parcel that costs nothing", () => {
    expect(() => read("unpaid", { services: [{ code: "bag" }] })).toThrow("parcel.services cannot be read");
    expect(() => read("unpaid", { quote: {} })).toThrow("parcel.quote cannot be read");
    expect(() => read("unpaid", { discounts: null })).toThrow("parcel.discounts cannot be read");
  });
});
