import { describe, expect, it } from "vitest";
import { promotionDict } from "./dict/promotion.ts";
import { unbroken } from "./index.ts";
import { refusalSentence } from "./refusals.ts";

describe("what words are told: amounts, counts, moments and shares", () => {
  it("are amounts written as on every page, grouped and with the one symbol", () => {
    const short = { code: "BALANCE_NOT_ENOUGH", short: "1090.57" } as const;
    expect(refusalSentence(short, "zh")).toContain(unbroken("CN ￥1,090.57"));
    const limits = { code: "RECHARGE_AMOUNT_REFUSED", least: "10.00", most: "50000.00" } as const;
    for (const language of ["zh", "en"] as const) {
      expect(refusalSentence(limits, language)).toContain(unbroken("CN ￥10.00"));
      expect(refusalSentence(limits, language)).toContain(unbroken("CN ￥50,000.00"));
    }
  });

  it("are amounts of another currency with its own symbol", () => {
    const high = { code: "DECLARED_VALUE_TOO_HIGH", most: { amount: "50000.00", currency: "USD" } } as const;
    for (const language of ["zh", "en"] as const) expect(refusalSentence(high, language)).toContain(unbroken("US$ 50,000.00"));
  });

  it("are counts with separators", () => {
    expect(refusalSentence({ code: "CREDITS_TOO_MANY", most: 3000 }, "en")).toContain("3,000");
  });

  it("are moments in the words of a reader", () => {
    const early = { code: "STORAGE_TASK_TOO_EARLY", from: "2026-11-24T02:05:00.000Z" } as const;
    expect(refusalSentence(early, "en")).toContain("24 Nov 2026, 10:05");
    expect(refusalSentence(early, "zh")).toContain("2026年11月24日 10:05");
  });

  it("make a coupon of 15 percent off what Chinese shoppers call 8.5 折", async () => {
    const [zh, en] = await Promise.all([promotionDict.load("zh"), promotionDict.load("en")]);
    expect(["10", "15", "12.34", "100"].map(zh.percentOff)).toEqual(["9 折", "8.5 折", "8.766 折", "全免"]);
    expect(en.percentOff("10")).toBe("10% OFF");
  });

  it.each(["SERVICE_ERROR", "SERVICE_BUSY"] as const)(
    "never say of a fault that nothing was charged: %s may come after the money moved",
    (code) => {
      expect(refusalSentence({ code }, "en")).not.toMatch(/nothing was charged/i);
      expect(refusalSentence({ code }, "zh")).not.toContain("没有产生");
    },
  );

  it("leave nothing in braces", () => {
    expect(refusalSentence({ code: "RETURN_FREIGHT_REFUSED", maximum: "200.00" }, "zh")).not.toMatch(/[{}]/);
  });
});
