import { describe, expect, it } from "vitest";
import { deliveryStep, placeInBoth, scanWords } from "./index.ts";

describe("a carrier's place in both languages", () => {
  it.each([
    ["given in both", { zh: "金华义乌", en: "Yiwu" }, { zh: "金华义乌", en: "Yiwu" }],
    ["given in Chinese twice", { zh: "广州转运中心", en: "广州转运中心" }, { zh: "广州转运中心", en: "Guangzhou hub" }],
    ["a city with 市", { zh: "深圳市", en: "深圳市" }, { zh: "深圳市", en: "Shenzhen" }],
    ["given in English only", { zh: "Frankfurt", en: "Frankfurt" }, { zh: "法兰克福", en: "Frankfurt" }],
    ["an airport in English", { zh: "", en: "Guangzhou airport" }, { zh: "广州机场", en: "Guangzhou airport" }],
    ["nobody knows it", { zh: "某某驿站", en: "某某驿站" }, { zh: "某某驿站", en: "某某驿站" }],
    ["nothing", { zh: "", en: "" }, { zh: "", en: "" }],
  ])("%s", (_name, given, both) => expect(placeInBoth(given)).toEqual(both));
});

it("says in our words what the carrier said in one language only", () => {
  expect(scanWords("delivered", { zh: "Delivered, front desk", en: "Delivered, front desk" })).toEqual({
    zh: "已签收",
    en: "Delivered, front desk",
  });
  expect(scanWords("departed", { zh: "离开义乌", en: "离开义乌" })).toEqual({ zh: "离开义乌", en: "Left the facility" });
});

it("takes nothing in by a carrier's word", () => {
  expect(deliveryStep("delivered", false)).toBe("at-the-door");
  expect(deliveryStep("delivered", true)).toBe("taken-in");
  expect(deliveryStep(null, false)).toBe("sent");
  expect(deliveryStep("delayed", false)).toBe("on-the-way");
});
