import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { recordLogistics, undoLogistics } from "@sihai/contract/forwarding";
import { readSettings } from "@sihai/contract/setting";
import { scanDelivery } from "@sihai/contract/unannounced";
import {
  correctStored,
  itemLabel,
  listExpected,
  readStored,
  signDelivery,
  stockIn,
  undoStockIn,
} from "@sihai/contract/warehouse";
import { seedJson } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type BenchItem = CallData<typeof listExpected>["items"][number];

const lamp: BenchItem = {
  itemNo: "DG000000017-01",
  orderNo: "DG000000017",
  state: "signed",
  name: { zh: "台灯", en: "Desk lamp" },
  skuName: [],
  pictureUrl: null,
  pictureFileIds: [],
  quantity: 2,
  warehouse: 1,
  customerMark: "SH7",
  courier: null,
  trackingNo: "SF1234567890",
  flags: [],
  services: [],
  detailedPhotos: 0,
  remark: "",
  dueAt: null,
  priority: true,
  wish: null,
  signedAt: "2026-11-20T02:00:00.000Z",
  afterCutOff: false,
  numberByStaff: false,
  arrivals: [],
};
const stored: CallData<typeof readStored> = {
  ...{
    itemNo: lamp.itemNo,
    name: lamp.name,
    state: "stocked-in",
    grams: 600,
    sidesCm: [30, 20, 8],
    shelf: "A-01-1",
    photos: [],
    photosNeeded: 3,
  },
  corrections: [
    {
      ...{ at: "2026-11-20T02:00:00.000Z", staffName: "Wu", reason: "typing-error", note: "0.6 for 6" },
      was: { grams: 6000, sidesCm: [30, 20, 8], shelf: "A-01-1", photos: [] },
      now: { grams: 600, sidesCm: [30, 20, 8], shelf: "A-01-1", photos: [] },
    },
  ],
};
const delivery = (items: BenchItem[]) => ({ data: { trackingNo: "SF1234567890", items, shelved: null, similar: [] } });
const words = await consoleReceivingDict.load("en");
const shared = await consoleDict.load("en");
const scan = page.getByRole("textbox", { name: shared.scan.label });
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
      const photos = ["a", "b", "c"].map((letter) => ({ fileId: letter.repeat(32), slot: null }));
      sessionStorage.setItem(`sh_staff_kept_photos-stock-in-${lamp.itemNo}`, JSON.stringify(photos));
      wire.answering(scanDelivery, delivery([{ ...lamp, usualGrams: 2200 }]));
      wire.answering(stockIn, { data: { itemNo: lamp.itemNo, freeUntil: "2027-02-20T02:00:00.000Z", measuringFee: "0.00" } });
      wire.answering(listExpected, { data: { items: [], next: null } });
      wire.holding(itemLabel);
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

describe("a stored item on the bench", () => {
  beforeEach(() => {
    wire.answering(listExpected, { data: { items: [], next: null } });
    wire.answering(itemLabel, { data: { code: lamp.itemNo, svg: "<svg xmlns='http://www.w3.org/2000/svg'/>", lines: ["SH7"] } });
    wire.answering(readStored, { data: stored });
  });

  it.each(["en", "zh"] as const)(
    "shows what is written down and how it was corrected in %s, and nothing wrong",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      const host = await opened({ item: lamp.itemNo }, language);
      await expect.element(page.getByRole("list", { name: own.corrections })).toHaveTextContent("0.6 for 6");
      // The label stays as it is printed; beside it the item is called as the reader calls it.
      await expect.element(page.getByText(language === "zh" ? "台灯" : "Desk lamp", { exact: true })).toBeVisible();
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
    },
  );

  it("has what was typed wrong put right, and sends that alone", async () => {
    wire.answering(correctStored, { data: { itemNo: lamp.itemNo, told: true } });
    await opened({ item: lamp.itemNo });
    const weight = page.getByRole("textbox", { name: /weight/i }).first();
    await expect.element(weight).toHaveValue("600");
    // Brought into sight from wherever "correct" was pressed.
    await expect.element(page.getByText(words.correctTitle, { exact: true })).toHaveFocus();
    await weight.fill("820");
    await page.getByRole("button", { name: words.correct, exact: true }).click();
    await expect.element(page.getByText(words.corrected(lamp.itemNo, true))).toBeVisible();
    expect(wire.heard(correctStored)).toEqual([{ body: { itemNo: lamp.itemNo, reason: "typing-error", grams: 820 } }]);
  });

  it("shows beside the correction what is written down now: the label and what it says of weight and shelf", async () => {
    const label = (line: string) => ({
      data: { code: lamp.itemNo, svg: "<svg xmlns='http://www.w3.org/2000/svg'/>", lines: [line] },
    });
    wire.answering(itemLabel, label("A-01-1 · 600 g"));
    wire.answering(correctStored, { data: { itemNo: lamp.itemNo, told: true } });
    await opened({ item: lamp.itemNo });
    await expect.element(page.getByText("A-01-1 · 600 g", { exact: true })).toBeVisible();
    wire.answering(itemLabel, label("B-07-3 · 820 g"));
    await page
      .getByRole("textbox", { name: /weight/i })
      .first()
      .fill("820");
    await page.getByRole("button", { name: words.correct, exact: true }).click();
    await expect.element(page.getByText("B-07-3 · 820 g", { exact: true })).toBeVisible();
    expect(page.getByText("A-01-1 · 600 g", { exact: true }).elements()).toEqual([]);
  });

  it.each(["en", "zh"] as const)(
    "is put back to expected with a reason in %s, and stands on the bench as such",
    async (language) => {
      const own = await consoleReceivingDict.load(language);
      wire.answering(undoStockIn, { refusal: "STOCK_IN_FOLLOWED" });
      const host = await opened({ item: lamp.itemNo }, language);
      await page.getByText(own.undoTitle).first().click();
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
      await page.getByRole("combobox", { name: own.undoReason }).last().selectOptions(own.undoReasons["not-here"]);
      await page.getByRole("button", { name: own.undoNow }).click();
      await expect.element(page.getByRole("button", { name: own.undoNow })).toBeVisible();
      wire.answering(undoStockIn, { data: { itemNo: lamp.itemNo, dueAt: null } });
      wire.answering(listExpected, { data: { items: [lamp], next: null } });
      await page.getByRole("button", { name: own.undoNow }).click();
      await expect.element(page.getByText(own.undone(lamp.itemNo))).toBeInTheDocument();
      expect(wire.heard(undoStockIn).at(-1)).toEqual({ body: { itemNo: lamp.itemNo, reason: "not-here" } });
      await expect.element(page.getByText(language === "zh" ? "台灯" : "Desk lamp")).toBeVisible();
    },
  );

  it("is left alone once it is in a parcel", async () => {
    wire.answering(readStored, { data: { ...stored, state: "in-parcel" } });
    await opened({ item: lamp.itemNo });
    await expect.element(page.getByText(words.tooLate)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.correct, exact: true })).not.toBeInTheDocument();
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
