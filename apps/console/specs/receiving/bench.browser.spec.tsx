import type { Wire } from "@sihai/client/testing";
import { scanDelivery } from "@sihai/contract/unannounced";
import { itemLabel, listExpected, readStored, signDelivery, stockIn } from "@sihai/contract/warehouse";
import { cnyText } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../../testing/open-page.tsx";
import { delivery, lamp, stored } from "../../testing/receiving.ts";

const words = await consoleReceivingDict.load("en");
const shared = await consoleDict.load("en");
const scan = page.getByRole("textbox", { name: shared.scan.label });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});
const opened = (search = {}, language: "en" | "zh" = "en") => openDesk("/receiving", { search, language });

describe.each(["en", "zh"] as const)("the receiving bench in %s", (language) => {
  it("shows that it loads, then what is expected, and nothing wrong", async () => {
    const arrive = wire.holding(listExpected);
    const host = await opened({}, language);
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive({ data: { items: [lamp], next: null } });
    await expect.element(page.getByText(language === "zh" ? "台灯" : "Desk lamp")).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that expects nothing says so", async () => {
    wire.answering(listExpected, { data: { items: [], next: null } });
    await opened({}, language);
    await expect.element(page.getByText((await consoleReceivingDict.load(language)).nothingExpected)).toBeVisible();
  });
});

/** The lamp's photos are taken, and its stock-in will be answered. */
function readyToStockIn(): void {
  const photos = ["a", "b", "c"].map((letter) => ({ fileId: letter.repeat(32), slot: null }));
  sessionStorage.setItem(`sh_staff_kept_photos-stock-in-${lamp.itemNo}`, JSON.stringify(photos));
  wire.answering(stockIn, { data: { itemNo: lamp.itemNo, freeUntil: "2027-02-20T02:00:00.000Z", measuringFee: "0.00" } });
  wire.answering(listExpected, { data: { items: [], next: null } });
  wire.holding(itemLabel);
}

describe("the receiving bench", () => {
  it("whose list does not come says so, and comes with the next try", async () => {
    wire.answering(listExpected, "lost");
    await opened();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(listExpected, { data: { items: [lamp], next: null } });
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(page.getByText("Desk lamp")).toBeVisible();
  });

  it("has the scan field under the fingers, and opens the delivery scanned", async () => {
    wire.answering(listExpected, { data: { items: [], next: null } });
    wire.answering(scanDelivery, delivery([lamp]));
    await opened();
    await expect.element(scan).toHaveFocus();
    await userEvent.keyboard("SF1234567890{Enter}");
    await expect.element(page.getByText("Desk lamp").first()).toBeVisible();
    expect(wire.heard(scanDelivery)[0]).toEqual({ query: { number: "SF1234567890" } });
  });

  it("says of a number nobody announced what can be done with the box", async () => {
    wire.answering(scanDelivery, delivery([]));
    await opened({ number: "SF1234567890" });
    await expect.element(page.getByText(words.nobodyAnnounced)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.shelveNow })).toBeVisible();
  });

  it.each(["en", "zh"] as const)(
    "says in %s of a number stocked in before whose it is and where it lies, and offers no shelf for nobody’s parcels",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      const desk = await consoleDict.load(language);
      const { itemNo, name, customerMark } = lamp;
      const stocked = [
        { itemNo, name, customerMark, pictureUrl: null, warehouse: 1, shelf: "B-07-3", stockedInAt: "2026-11-20T02:00:00.000Z" },
      ];
      wire.answering(scanDelivery, { data: { trackingNo: "SF1234567890", items: [], shelved: null, similar: [], stocked } });
      const host = await opened({ number: "SF1234567890" }, language);
      await expect.element(page.getByText(own.stockedBefore(1))).toBeVisible();
      await expect.element(page.getByText(/B-07-3/)).toBeVisible();
      await expect.element(page.getByText(/SH7/)).toBeVisible();
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
      expect(page.getByText(own.nobodyAnnounced).elements()).toEqual([]);
      expect(page.getByRole("textbox", { name: desk.weight }).elements()).toEqual([]);
      wire.answering(listExpected, { data: { items: [lamp], next: null } });
      await page.getByRole("button", { name: own.correctOrUndo }).click();
      await vi.waitFor(() => expect(wire.heard(listExpected).at(-1)).toMatchObject({ query: { q: itemNo } }));
    },
  );

  it("asks for the next page by its button and keeps the first", async () => {
    const later = { ...lamp, itemNo: "DG000000018-01", name: { zh: "茶壶", en: "Teapot" } };
    wire.answering(listExpected, ({ query }) => ({
      data: query?.after === undefined ? { items: [lamp], next: "none.17" } : { items: [later], next: null },
    }));
    await opened();
    await page.getByRole("button", { name: words.more }).click();
    await expect.element(page.getByText("Teapot")).toBeVisible();
    await expect.element(page.getByText("Desk lamp")).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.more })).not.toBeInTheDocument();
  });
});

describe("stocking in", () => {
  const save = page.getByRole("button", { name: words.stockIn });

  it("begins at the weight, which has the cursor", async () => {
    wire.answering(scanDelivery, delivery([lamp]));
    const host = await opened({ number: "SF1234567890" });
    await expect.element(save).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.closest("form")?.contains(save.element())).toBe(true));
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("saved too early marks what is missing, goes to the first of it, and keeps what was typed", async () => {
    wire.answering(scanDelivery, delivery([lamp]));
    const host = await opened({ number: "SF1234567890" });
    const shelf = page.getByRole("textbox", { name: "Shelf" });
    await shelf.fill("A-12");
    await save.click();
    await vi.waitFor(() => expect(host.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(1));
    await expect.element(host.querySelector<HTMLElement>('[aria-invalid="true"]')).toHaveFocus();
    await expect.element(page.getByText(words.photosMissing(3)).first()).toBeVisible();
    await expect.element(shelf).toHaveValue("A-12");
  });

  it.each(["en", "zh"] as const)(
    "says in %s how many detailed photos were paid for, and leaves what is not taken to the queue of services",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      const console = await consoleDict.load(language);
      wire.answering(scanDelivery, delivery([{ ...lamp, services: ["fine-photo"], detailedPhotos: 2 }]));
      await opened({ number: "SF1234567890" }, language);
      await expect.element(page.getByText(`${console.purchaseServices["fine-photo"]} × 2`)).toBeVisible();
      await expect.element(page.getByRole("group", { name: own.finePhotos }).getByText(console.photos.taken(0, 2))).toBeVisible();
    },
  );

  it.each(["en", "zh"] as const)(
    "asks in %s about a weight that such goods hardly have, and takes it when it is meant",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      const desk = await consoleDict.load(language);
      readyToStockIn();
      wire.answering(scanDelivery, delivery([{ ...lamp, usualGrams: 2200 }]));
      wire.answering(readStored, { data: { ...stored, measuringFee: "20.00" } });
      await opened({ number: "SF1234567890" }, language);
      const weight = page.getByRole("textbox", { name: desk.weight });
      await weight.fill("1200");
      const doubt = page.getByText(language === "en" ? "check the scale" : "请核对秤");
      expect(doubt.elements()).toEqual([]);
      await weight.fill("11200");
      await expect.element(doubt).toBeVisible();
      await page.getByRole("textbox", { name: desk.sides }).fill("30 20 10");
      await page.getByRole("textbox", { name: desk.shelf }).fill("A-01-1");
      await page.getByRole("button", { name: own.stockIn, exact: true }).click();
      const meant = page.getByRole("button", { name: own.stockInChecked });
      await expect.element(meant).toBeVisible();
      expect(wire.heard(stockIn)).toEqual([]);
      await meant.click();
      await vi.waitFor(() => expect(wire.heard(stockIn)).toMatchObject([{ body: { grams: 11_200 } }]));
      // What the last one costs is what is written down now, corrections included.
      await expect.element(page.getByText(own.measuringFee(cnyText("20.00")))).toBeVisible();
    },
  );

  it.each(["en", "zh"] as const)(
    "asks in %s about a count that nobody ordered, and takes no number of an item for a shelf",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      const desk = await consoleDict.load(language);
      readyToStockIn();
      wire.answering(scanDelivery, delivery([lamp]));
      wire.answering(readStored, { data: { ...stored, measuringFee: "0.00" } });
      await opened({ number: "SF1234567890" }, language);
      await page.getByRole("textbox", { name: desk.weight }).fill("600");
      await page.getByRole("textbox", { name: desk.sides }).fill("30 20 10");
      await page.getByRole("textbox", { name: own.pieces }).fill("5");
      const shelf = page.getByRole("textbox", { name: desk.shelf });
      await shelf.fill("SF1234567890");
      await page.getByRole("button", { name: own.stockIn, exact: true }).click();
      await expect.element(page.getByText(desk.shelfNeeded)).toBeVisible();
      await shelf.fill("A-01-1");
      await page.getByRole("button", { name: own.stockIn, exact: true }).click();
      await expect.element(page.getByRole("alert").getByText(own.otherCount(5, lamp.quantity))).toBeVisible();
      expect(wire.heard(stockIn)).toEqual([]);
      await page.getByRole("button", { name: own.stockInChecked }).click();
      await vi.waitFor(() => expect(wire.heard(stockIn)).toMatchObject([{ body: { quantity: 5, shelf: "A-01-1" } }]));
    },
  );

  it("keeps half-typed work from a scan that would throw it away", async () => {
    wire.answering(scanDelivery, delivery([lamp]));
    await opened({ number: "SF1234567890" });
    const weight = page.getByRole("textbox", { name: /weight/i }).first();
    await weight.fill("0.42");
    await expect.element(scan).not.toHaveFocus();
    await scan.fill("SF9999999999");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").getByText(shared.scan.finishFirst)).toBeVisible();
    await expect.element(weight).toHaveValue("0.42");
    expect(wire.heard(scanDelivery).every((sent) => JSON.stringify(sent).includes("SF1234567890"))).toBe(true);
  });
});

it("what is expected shows courier and order without scrolling sideways at 1024 × 768", async () => {
  const long: typeof lamp = {
    ...lamp,
    state: "seller-shipped",
    name: { zh: "台灯", en: "Desk lamp with a rather long name that a seller wrote for the search" },
  };
  wire.answering(listExpected, { data: { items: [long], next: null } });
  await opened();
  const order = page.getByRole("link", { name: lamp.orderNo, exact: true });
  await expect.element(order).toBeVisible();
  const scroller = order.element().closest("table")?.parentElement;
  expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
});

describe("signing only", () => {
  it("signs for what is scanned, and says what the server refuses", async () => {
    wire.answering(signDelivery, { data: { items: [{ itemNo: lamp.itemNo, dueAt: "2026-11-30T02:00:00.000Z" }] } });
    wire.answering(listExpected, { data: { items: [], next: null } });
    await opened({ mode: "sign" });
    await expect.element(scan).toBeVisible();
    await scan.fill("SF1234567890");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(words.signedFor("SF1234567890", 1)).first()).toBeVisible();
    wire.answering(signDelivery, { refusal: "DELIVERY_UNKNOWN" });
    await scan.fill("SF0000000000");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    expect(wire.heard(signDelivery)).toHaveLength(2);
  });
});
