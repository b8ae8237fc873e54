import { describe, expect, it } from "vitest";
import { factText } from "./fact-text.ts";

describe("the facts of a deed", () => {
  it("stand in one line, without what is empty", () => {
    const facts = { grams: 820, sidesCm: [30, 20, 10], shelf: "A-01", note: "", by: null, isMine: false };
    const names = { sidesCm: "size (cm)" };
    expect(factText(facts, { language: "en", names })).toBe("grams: 820 · size (cm): 30 × 20 × 10 · shelf: A-01 · isMine: false");
  });
  it("say codes in words, and instants as times are read", () => {
    const facts = { courier: "sf", late: false, from: "2026-11-30T16:00:00.000Z" };
    const reader = { language: "en" as const, names: {}, values: { sf: "SF Express", false: "no" }, time: () => "1 Dec, 00:00" };
    expect(factText(facts, reader)).toBe("courier: SF Express · late: no · from: 1 Dec, 00:00");
  });
  it("name several numbers one after the other, and show what has parts as it is", () => {
    const facts = { packageIds: ["P1", "P2"], quote: { total: "1.00" } };
    expect(factText(facts, { language: "en", names: {} })).toBe("packageIds: P1, P2 · quote: (total: 1.00)");
  });
  it("are written with the signs of the language they are read in", () => {
    const facts = { packageIds: ["P1", "P2"], shelf: "A-01" };
    expect(factText(facts, { language: "zh", names: { packageIds: "包裹", shelf: "库位" } })).toBe("包裹：P1、P2 · 库位：A-01");
  });
  it("name a customer by the mark that every page and paper has", () => {
    const names = { userId: "customer" };
    expect(factText({ userId: "10002", grams: 5 }, { language: "en", names })).toBe("customer: SH10002 · grams: 5");
    expect(factText({ userId: null }, { language: "en", names })).toBe("");
  });
  it("say an amount in the currency it is of, and as one with it", () => {
    const reader = { language: "en" as const, names: { currency: "currency" } };
    expect(factText({ amount: "20000", currency: "JPY", payment: "HK1" }, reader)).toBe("amount: JP¥\u00a020,000 · payment: HK1");
    expect(factText({ amount: "12.5" }, reader)).toBe("amount: CN\u00a0￥12.50");
    expect(factText({ currency: "EUR", rate: "1.2" }, reader)).toBe("rate: 1.2 · currency: EUR");
  });
});
