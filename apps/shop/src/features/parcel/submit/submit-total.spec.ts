import { describe, expect, it } from "vitest";
import { filledFrom, type Options } from "./submit-total.ts";

const options = {
  serverTime: "2026-11-21T08:00:00.000Z",
  goodsValue: "88.00",
  items: [{ itemId: "7" }, { itemId: "9" }],
  eligible: [
    { line: { id: "eu-air" }, maxInsured: "300.00" },
    { line: { id: "eu-sea" }, maxInsured: null },
  ],
  charges: [{ code: "measuring", amount: "5.00" }],
  promotions: {
    coupons: [
      { couponId: "1", reason: null },
      { couponId: "2", reason: "min-spend" },
    ],
  },
} as unknown as Options;

describe("the submit state", () => {
  it("holds what follows from the server's answer and the services chosen (rules H-67 to H-101)", () => {
    const services = [
      { code: "remove-invoice" as const, items: [] },
      { code: "filling" as const, items: [] },
      { code: "vacuum" as const, items: [{ itemId: "7", quantity: 2 }] },
    ];
    expect(filledFrom(options, services, "SEA-10")).toEqual({
      serverTime: "2026-11-21T08:00:00.000Z",
      diItemList: ["7", "9"],
      totalItemPriceCurrency: "88.00",
      couponsInfo: { couponsList: ["1"], discountCouponsList: ["SEA-10"] },
      insuranceList: ["eu-air"],
      additionalRecordList: ["measuring"],
      incrementServiceList: ["filling", "vacuum"],
      serviceInfo: { freeServiceNumber: 1, valueAddedService: 2, valueAddedServiceCost: "21.00" },
    });
  });
});
