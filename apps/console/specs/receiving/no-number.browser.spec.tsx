import type { Wire } from "@sihai/client/testing";
import { recordLogistics, undoLogistics } from "@sihai/contract/forwarding";
import { readSettings } from "@sihai/contract/setting";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { seedJson } from "@sihai/domain/setting";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../../testing/open-page.tsx";
import { delivery, lamp } from "../../testing/receiving.ts";

const words = await consoleReceivingDict.load("en");
const shared = await consoleDict.load("en");
const _scan = page.getByRole("textbox", { name: shared.scan.label });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});
const opened = (search = {}, language: "en" | "zh" = "en") => openDesk("/receiving", { search, language });

describe("a number nobody registered", () => {
  it("is proposed the courier it looks like, also where the rules arrive after the page", async () => {
    const arrive = wire.holding(readSettings);
    wire.answering(scanDelivery, { data: { trackingNo: "YT7340915628843", items: [], shelved: null, similar: [] } });
    await opened({ number: "YT7340915628843" });
    await expect.element(page.getByText(words.nobodyAnnounced)).toBeVisible();
    arrive({ data: { settings: seedJson, announced: [] } });
    await expect.element(page.getByRole("combobox", { name: shared.courier })).toHaveValue("yto");
  });
});

describe.each(["en", "zh"] as const)("what is registered without a number, in %s", (language) => {
  const waiting = { ...lamp, state: "awaiting-logistics", trackingNo: null, priority: false, signedAt: null };
  const teapot = { ...waiting, itemNo: "DG000000017-02", name: { zh: "茶壶", en: "Teapot" } };

  it("gets it from the label, with what came in the same parcel, and then lies on the bench", async () => {
    const own = await consoleReceivingDict.load(language);
    const console = await consoleDict.load(language);
    const rows = (q: unknown) => (q === waiting.orderNo ? [waiting, teapot] : [waiting]);
    wire.answering(listExpected, ({ query }) => ({ data: { items: rows(query?.q), next: null } }));
    wire.answering(recordLogistics, { data: { orderNo: waiting.orderNo, trackingNo: "SF1234567890123", items: 2 } });
    const trackingNo = "SF1234567890123";
    const entered = { ...lamp, state: "in-transit", trackingNo, numberByStaff: true };
    wire.answering(scanDelivery, { data: { trackingNo, items: [entered], shelved: null, similar: [] } });
    const host = await opened({ item: waiting.itemNo }, language);
    await expect.element(page.getByText(own.noNumberYet)).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    const field = page.getByRole("textbox", { name: console.trackingNo });
    await expect.element(field).toHaveFocus();
    await field.fill("sf1234567890123");
    await page.getByRole("checkbox", { name: language === "zh" ? "茶壶" : "Teapot" }).click();
    await page.getByRole("button", { name: own.enterNumber }).click();
    await expect.element(page.getByText(own.delivery("SF1234567890123"))).toBeVisible();
    expect(wire.heard(recordLogistics)).toMatchObject([
      { body: { itemNos: [waiting.itemNo, teapot.itemNo], courier: "sf", trackingNo: "SF1234567890123" } },
    ]);
  });

  it("gives a number back that staff misread, with the reason, and waits again", async () => {
    const own = await consoleReceivingDict.load(language);
    wire.answering(scanDelivery, delivery([{ ...lamp, state: "in-transit", numberByStaff: true }]));
    wire.answering(undoLogistics, { data: { itemNo: lamp.itemNo, dueAt: "2026-12-01T02:00:00.000Z" } });
    wire.answering(listExpected, { data: { items: [waiting], next: null } });
    await opened({ number: "SF1234567890" }, language);
    await page.getByText(own.takeBackTitle).click();
    // No reason stands chosen.
    await page.getByRole("button", { name: own.takeBackNow }).click();
    await expect.element(page.getByText(own.reasonNeeded)).toBeVisible();
    await page.getByRole("combobox", { name: own.undoReason }).selectOptions("misread");
    await page.getByRole("button", { name: own.takeBackNow }).click();
    await expect.element(page.getByText(own.noNumberYet)).toBeVisible();
    expect(wire.heard(undoLogistics)).toMatchObject([{ body: { itemNo: lamp.itemNo, reason: "misread" } }]);
  });

  it("has no number of staff’s to give back when its customer entered it", async () => {
    const own = await consoleReceivingDict.load(language);
    wire.answering(scanDelivery, delivery([{ ...lamp, state: "in-transit" }]));
    await opened({ number: "SF1234567890" }, language);
    await expect.element(page.getByText(own.delivery("SF1234567890"))).toBeVisible();
    await expect.element(page.getByText(own.takeBackTitle)).not.toBeInTheDocument();
  });
});
