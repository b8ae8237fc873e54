import type { CallData } from "@sihai/contract";
import { existingServices, offeredServices } from "@sihai/contract/service";
import { seededSettings } from "@sihai/domain/setting";
import { serviceDict } from "@sihai/text/dict/service";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Entry = CallData<typeof existingServices>["list"][number];
const orderNo = "DG000000017";
const { deadlines, workingTime } = seededSettings;

function entry(change: Partial<Entry>): Entry {
  return {
    ...{ entryId: "1", serviceNo: "fine-photo", kind: "value-added", state: "ordered", itemNo: `${orderNo}-01`, orderNo },
    ...{ name: { zh: "台灯", en: "Lamp" }, pictureUrl: null, quantity: 1, done: null, unitPrice: "2.00", total: "2.00" },
    ...{ refunded: "0.00", refundReason: null, remark: "", answer: "", createdAt: "2026-11-27T20:00:00.000Z", dueAt: null },
    ...{ payBefore: null, doneAt: null, photos: [], videos: [], cancellable: false, tradeNo: null },
    ...change,
  };
}

async function opened(list: Entry[], language: "en" | "zh") {
  const wire = shopWire();
  wire.answering(existingServices, { data: { orderNo, list } });
  wire.answering(offeredServices, { data: { orderNo, items: [] } });
  return openPage("/order/service/existing-services", { search: { orderNo }, user: mei, language });
}

it.each(["en", "zh"] as const)(
  "a service says until when it is paid, or how long it takes from when, in %s",
  async (language) => {
    const words = await serviceDict.load(language);
    const unpaid = entry({ entryId: "2", state: "unpaid", payBefore: "2036-11-30T02:00:00.000Z", tradeNo: "T1" });
    const first = entry({ entryId: "3", serviceNo: "priority-stock-in" });
    const host = await opened([entry({}), unpaid, first], language);
    await expect.element(page.getByText(words.withinStockIn(deadlines.itemServiceHours))).toBeVisible();
    await expect.element(page.getByText(words.withinPayment(deadlines.itemServiceHours))).toBeVisible();
    await expect.element(page.getByText(words.byTheClock["priority-stock-in"](workingTime))).toBeVisible();
    await expect.element(page.getByText(words.payBefore)).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);

it("one that is late says so and where its fee goes, one that is done says since when", async () => {
  const words = await serviceDict.load("en");
  const late = entry({ state: "started", dueAt: "2026-11-01T02:00:00.000Z" });
  const done = entry({ entryId: "2", state: "done", done: 1, doneAt: "2026-11-20T02:00:00.000Z" });
  const host = await opened([late, done], "en");
  const [, refunded = ""] = words.lateRefunded("|").split("|");
  await expect.element(page.getByText(refunded)).toBeVisible();
  expect(host.textContent).toContain(words.doneAt("20 Nov 2026"));
});
