import { expect, it } from "vitest";
import { messageText } from "./index.ts";

const item = { itemNo: "I1", name: { zh: "陶瓷杯", en: "Ceramic cup" } };

it("says the same in both languages, each with its own names, weights and days", () => {
  const facts = { ...item, weightGrams: 1240, freeUntil: "2026-12-31T16:00:00.000Z" };
  expect(messageText("item-stocked-in", facts, "zh").body).toContain("陶瓷杯");
  expect(messageText("item-stocked-in", facts, "zh").body).toContain("2027年1月1日");
  expect(messageText("item-stocked-in", facts, "en").body).toContain("Ceramic cup");
  expect(messageText("item-stocked-in", facts, "en").body).toContain("1 Jan 2027");
});

it("shows a message whose template is gone by its name instead of failing", () => {
  expect(messageText("no-such-template", {}, "en")).toEqual({ title: "no-such-template", body: "" });
  expect(messageText("toString", {}, "en")).toEqual({ title: "toString", body: "" });
});
