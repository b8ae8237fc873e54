import { expect, expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import { uiDict } from "../dict/ui.ts";
import { isMessageTemplate, type MessageFacts, messageFacts, messageText } from "./index.ts";

const item = { itemNo: "I1", name: { zh: "陶瓷杯", en: "Ceramic cup" } };

it("says the same in both languages, each with its own names, weights and days", () => {
  const facts = { ...item, weightGrams: 1240, freeUntil: "2026-12-31T16:00:00.000Z" };
  expect(messageText("item-stocked-in", facts, "zh").body).toContain("陶瓷杯");
  expect(messageText("item-stocked-in", facts, "zh").body).toContain("2027年1月1日");
  expect(messageText("item-stocked-in", facts, "en").body).toContain("Ceramic cup");
  expect(messageText("item-stocked-in", facts, "en").body).toContain("1 Jan 2027");
});

it("says a moment in the reader's time with Beijing's beside it, in the words pages have for both; a mail in Beijing's alone", async () => {
  const facts = { ...item, days: 3, endsAt: "2026-12-01T18:17:00.000Z" };
  for (const [language, local, there] of [
    ["en", "1 Dec 2026, 19:17", "2 Dec 2026, 02:17"],
    ["zh", "2026年12月1日 19:17", "2026年12月2日 02:17"],
  ] as const) {
    const { bothTimes } = await uiDict.load(language);
    expect(messageText("storage-ending", facts, language, "Europe/Berlin").body).toContain(bothTimes(local, there));
    const mailed = messageText("storage-ending", facts, language).body;
    expect([mailed.includes(there), mailed.includes(local)]).toEqual([true, false]);
  }
});

it("names several orders as each language does", () => {
  const arrived = { transferNo: "TR300007", numbers: "DG010000341, DG010000355", currency: "USD", arrived: "80.00" } as const;
  const facts = { ...arrived, addedCny: "563.87", lacksCny: "130.93" };
  expect(messageText("transfer-short", facts, "zh").body).toContain("不足以支付 DG010000341、DG010000355。");
  expect(messageText("transfer-short", facts, "en").body).toContain("not enough for DG010000341, DG010000355.");
});

it("leaves what people write alone, though it looks like a moment of ours", () => {
  const facts = { ...item, name: { zh: "杯 {@now}", en: "Cup {@now}" }, days: 3, endsAt: "2026-12-01T18:17:00.000Z" };
  expect(messageText("storage-ending", facts, "en").body).toContain("Cup {@now}");
});

it("knows its own templates from what only reads like one", () => {
  expect(["item-stocked-in", "no-such-template", "toString"].map(isMessageTemplate)).toEqual([true, false, false]);
});

it.each([
  ["a fact that is missing", "item-refunded", item],
  ["an amount that is none", "item-refunded", { ...item, amountCny: "a lot" }],
  ["an instant that is none", "storage-ending", { ...item, days: 3, endsAt: "soon" }],
  ["a name in one language", "item-bought", { ...item, name: { zh: "杯" } }],
  ["a reason nobody knows", "item-refused", { ...item, reason: "bad-luck", note: "" }],
] as const)("takes no facts with %s", (_, template, facts) => {
  expect(z.safeParse(messageFacts[template], facts).success).toBe(false);
});

it("leaves out what a template is not told", () => {
  expect(z.parse(messageFacts["item-bought"], { ...item, paidBy: "Mei" })).toEqual(item);
});

it("does not compile where a sender forgets a fact", () => {
  expectTypeOf<{ packageNo: string }>().not.toExtend<MessageFacts<"parcel-balance-due">>();
  expectTypeOf<{ packageNo: string; amountCny: string }>().toExtend<MessageFacts<"parcel-balance-due">>();
});
