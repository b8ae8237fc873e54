import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { estimateParcel } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { returnOptions } from "@sihai/contract/return";
import { listStorage } from "@sihai/contract/storage";
import { add, cny, percent, toDecimal } from "@sihai/domain";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText, formatAmountRange, formatDateTime } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { storageDict } from "@sihai/text/dict/storage";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeOperation } from "../src/stores/user-operation.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { answerOf, type Stored, stored } from "../testing/stored-goods.ts";
import { aWallet } from "../testing/things.ts";

const words = await storageDict.load("en");
const goods = await goodsDict.load("en");
const tick = (id: string) => page.getByRole("checkbox", { name: words.chooseItem(`Cup ${id}`), exact: true });
const send = page.getByRole("button", { name: words.send });
const shown = (search = {}, language: "en" | "zh" = "en") =>
  openPage("/order/in-storage/goods-list", { user: mei, search, language });
let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] } });
  wire.answering(estimateParcel, { refusal: "ROUTES_UNAVAILABLE" });
  changeOperation((operation) => ({ ...operation, area: { goods: "DE" } }));
});

describe.each(["en", "zh"] as const)("goods in storage in %s", (language) => {
  it("show that they load, then each with its name and weight, and nothing wrong", async () => {
    const arrive = wire.holding(listStorage);
    const host = await shown({}, language);
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive(
      answerOf([
        stored("1"),
        stored("2", {
          supplement: { amount: "6.00", payBefore: "2026-11-28T02:00:00.000Z" },
          waitsFor: 1,
          alone: true,
          storage: { phase: "overdue", daysLeft: 3, ofDays: 10, endsAt: "2026-11-20T02:00:00.000Z", paused: false },
        }),
      ]),
    );
    await expect.element(page.getByText(language === "zh" ? "茶杯2" : "Cup 2", { exact: true })).toBeVisible();
    await expect.element(page.getByText((await storageDict.load(language)).toPayFor(cnyText("6.00")))).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that are none say so and lead on", async () => {
    wire.answering(listStorage, answerOf([]));
    await shown({}, language);
    const own = await storageDict.load(language);
    await expect.element(page.getByText(own.empty)).toBeVisible();
    await expect.element(page.getByRole("link", { name: own.toShopping })).toBeVisible();
  });
});

describe.each(["en", "zh"] as const)("goods that belong to the platform next, in %s", (language) => {
  const openedAt = "2026-11-20T02:00:00.000Z";
  it.each([
    ["say from when, once that is known", "2026-11-28T02:00:00.000Z"],
    ["wait for the warehouse until then", openedAt],
  ])("%s", async (_, notBefore) => {
    const { taskWords } = await storageDict.load(language);
    const storage = { phase: "ended" as const, daysLeft: 0, ofDays: 10, endsAt: openedAt, paused: false };
    const tasks: Stored["tasks"] = [{ taskId: "4", kind: "forfeit", pieces: null, openedAt, notBefore }];
    wire.answering(listStorage, answerOf([stored("1", { storage, tasks })]));
    await shown({}, language);
    const text = notBefore === openedAt ? taskWords.forfeitWaits : taskWords.forfeit(formatDateTime(notBefore, language));
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });
});

/** Fees of measuring and overdue storage, and money staff asked for: 14.00. */
const owing = {
  measuringFee: "3.00",
  extension: { monthsMax: 3, obstacle: null, overdueFee: "5.00" },
  supplement: { amount: "6.00", payBefore: "2036-11-28T02:00:00.000Z" },
};

describe("goods in storage", () => {
  it("for which more money is asked lead to its payment", async () => {
    wire.answering(listStorage, answerOf([stored("1", owing)]));
    await shown();
    const pay = page.getByRole("link", { name: words.payFor(cnyText("6.00")) });
    await expect
      .element(pay)
      .toHaveAttribute("href", expect.stringContaining("/operation/supplement-payment?orderNo=DG000000017"));
  });

  it("that do not come say so, and come with the next try", async () => {
    wire.answering(listStorage, "lost");
    await shown();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(listStorage, answerOf([stored("1")]));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(tick("1")).toBeVisible();
  });

  it("are ticked by keyboard, weighed together and sent", async () => {
    wire.answering(listStorage, answerOf([stored("1"), stored("2", { grams: 1080, quantity: 2 })]));
    await shown();
    await expect.element(page.getByText(words.chooseFirst)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    tick("1").element().focus();
    await userEvent.keyboard(" ");
    await expect.element(page.getByText(words.selected(1))).toBeVisible();
    await expect.element(tick("1")).toHaveFocus();
    await tick("2").click();
    await expect.element(page.getByText(/3\spieces\schosen\s·\s1\.50?\skg/)).toBeVisible();
    expect(addressShown()).toContain("selected=");
    await expect.element(send).toBeInViewport();
  });

  it.each([
    ["and what is still to come", {}, formatAmountRange("122.00", "132.00", "CNY")],
    ["with what sending them asks for beside shipping", owing, formatAmountRange("136.00", "146.00", "CNY")],
  ])("carry their one price: what was paid for them %s", async (_, more, whole) => {
    wire.answering(listStorage, answerOf([stored("1", more)]));
    const costs = { operation: "8.00", shipping: { low: "60.00", high: "70.00" }, tax: "5.00", low: "73.00", high: "83.00" };
    const name = { zh: "空运", en: "Air" };
    const line = {
      id: "air",
      name,
      days: [8, 12] as [number, number],
      daysBasis: "measured" as const,
      taxMode: "excluded" as const,
    };
    wire.answering(estimateParcel, {
      data: { paid: "49.00", costs, line, grams: 420, weightFrom: "measured", refused: [] },
    });
    await shown({ selected: ["1"] });
    const price = page.getByRole("button", { name: goods.deliveredAbout("Germany") });
    await expect.element(price.getByText(whole)).toBeVisible();
    await price.click();
    await expect.element(page.getByRole("dialog").getByText(goods.paidForGoods)).toBeVisible();
    await expect.element(page.getByRole("dialog").getByText(cnyText("49.00"))).toBeVisible();
  });

  it("that no line takes can be left out of the choice, or given back, where that is said", async () => {
    wire.answering(estimateParcel, {
      data: {
        ...{ paid: "98.00", costs: null, line: null, grams: 840, weightFrom: "measured" },
        refused: [{ at: 1, reasons: ["goods"], countriesTaking: 0 }],
      },
    });
    wire.answering(returnOptions, {
      data: {
        ...{ items: [], fees: { return: "5.00", exchange: "5.00" }, freeLeft: 1, freeAMonth: 1 },
        ...{ countsAnewAt: "2026-11-30T16:00:00.000Z", freightEstimate: { low: "8.00", high: "15.00" } },
      },
    });
    wire.answering(listStorage, answerOf([stored("1"), stored("2")]));
    await shown({ selected: ["1", "2"] });
    await page.getByRole("button", { name: goods.refusedCount(1, "Germany") }).click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByRole("link", { name: words.returnThis })).toBeVisible();
    await sheet.getByRole("button", { name: words.untick }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/selected=[^&]*1/));
    expect(addressShown()).not.toMatch(/selected=[^&]*2/);
  });

  it("that cannot go with others say why at the button, which then does nothing", async () => {
    wire.answering(listStorage, answerOf([stored("1"), stored("2", { alone: true })]));
    await shown({ selected: ["1", "2"] });
    await expect.element(send).toHaveAccessibleDescription(words.aloneMixed);
    await send.click({ force: true });
    expect(addressShown()).toMatch(/^\/order\/in-storage\/goods-list/);
  });

  it("chosen all at once are those that may go together, and none again", async () => {
    const list = [
      stored("1"),
      stored("2", { reserved: true }),
      stored("3", { storage: { phase: "ended", daysLeft: 0, ofDays: 10, endsAt: "2026-11-01T02:00:00.000Z", paused: false } }),
      stored("4"),
    ];
    wire.answering(listStorage, answerOf(list));
    await shown();
    const all = page.getByRole("checkbox", { name: words.selectAll });
    await all.click();
    await expect.element(page.getByText(words.selected(2))).toBeVisible();
    await expect.element(tick("2")).toBeDisabled();
    await expect.element(tick("3")).toBeDisabled();
    await all.click();
    await expect.element(page.getByText(words.chooseFirst)).toBeVisible();
  });

  it("are searched for with Enter; nothing found says so, keeps the word and offers all again", async () => {
    wire.answering(listStorage, ({ query }) => answerOf(query?.q === "vase" ? [] : [stored("1")]));
    await shown();
    await expect.element(tick("1")).toBeVisible();
    const field = page.getByRole("textbox", { name: words.search });
    await field.fill("vase");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(words.emptyFilter)).toBeVisible();
    await expect.element(field).toHaveValue("vase");
    await page.getByRole("button", { name: words.all }).click();
    await expect.element(tick("1")).toBeVisible();
    await expect.element(field).toHaveValue("");
  });

  it("of the other warehouse are asked for by its tab, with nothing chosen", async () => {
    wire.answering(listStorage, ({ query }) => answerOf([stored(String(query?.warehouse) === "2" ? "9" : "1")]));
    await shown({ selected: ["1"] });
    await expect.element(tick("1")).toBeChecked();
    page.getByRole("tab", { name: "South China" }).element().focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tick("9")).toBeVisible();
    await expect.element(page.getByRole("tab", { name: "Hong Kong" })).toHaveFocus();
    expect(addressShown()).not.toContain("selected=");
  });

  it("grow as they are scrolled; a page that is lost is asked for again, and nothing shown goes away", async () => {
    const first = Array.from({ length: 30 }, (_, at) => stored(String(at + 1)));
    wire.answering(listStorage, ({ query }) => (String(query?.page) === "2" ? "lost" : answerOf(first, { total: 31 })));
    await shown();
    await expect.element(tick("1")).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    const again = page.getByRole("button", { name: "load failed, click to reload" });
    await expect.element(again).toBeVisible();
    await expect.element(tick("30")).toBeVisible();
    wire.answering(listStorage, ({ query }) =>
      String(query?.page) === "2" ? answerOf([stored("31")], { total: 31, page: 2 }) : answerOf(first, { total: 31 }),
    );
    await again.click();
    await expect.element(tick("31")).toBeVisible();
    await vi.waitFor(() => expect(page.getByText("No more").elements()).toHaveLength(1));
  });
});

it("a tick is drawn before the address is written, which keeps the last of several", async () => {
  wire.answering(listStorage, answerOf([stored("1"), stored("2")]));
  await shown();
  await expect.element(tick("1")).toBeVisible();
  for (const id of ["1", "2"]) {
    const box = tick(id).element() as HTMLInputElement;
    box.click();
    expect(box.checked).toBe(true);
  }
  expect(addressShown()).not.toContain("selected=");
  await vi.waitFor(() => expect(decodeURIComponent(addressShown())).toMatch(/selected=.*1.*2/));
  await expect.element(page.getByText(words.selected(2))).toBeVisible();
  expect(document.querySelectorAll("span.outline-brand")).toHaveLength(2);
});

it("what is soon over can be kept longer from its card, for the sum the payment asks", async () => {
  const overdue = { phase: "overdue" as const, daysLeft: 7, ofDays: 10, endsAt: "2026-11-30T02:00:00.000Z", paused: false };
  wire.answering(listStorage, answerOf([stored("1", { storage: overdue }), stored("2")]));
  wire.answering(getWallet, { data: aWallet("0.00") });
  await shown();
  const extend = page.getByRole("button", { name: words.extendShort, exact: true });
  await expect.element(extend).toBeVisible();
  // The one with forty days left has no button.
  expect(extend.elements()).toHaveLength(1);
  await extend.click();
  const fee = toDecimal(seededSettings.storageExtension.feePerMonth);
  const byCard = toDecimal(add(cny(fee), percent(cny(fee), seededSettings.cardSurchargeBp)));
  await expect.element(page.getByRole("button", { name: words.payFor(cnyText(byCard)), exact: true })).toBeVisible();
});

it("photos on a card are named by how many there are, as the picture says", async () => {
  const photos = ["a", "b", "c"].map((fileId) => ({ fileId, kind: "standard" as const, takenAt: "2026-11-01T02:00:00.000Z" }));
  wire.answering(listStorage, answerOf([stored("1", { photos })]));
  await shown();
  await expect.element(page.getByRole("button", { name: words.photosOf(3, "Cup 1"), exact: true })).toHaveTextContent("3");
});

it("of a hundred on one shelf, those far off the screen are not laid out, and are when they come near", async () => {
  const list = Array.from({ length: 100 }, (_, at) => stored(String(at + 1)));
  wire.answering(listStorage, answerOf(list, { pageSize: 100 }));
  await shown();
  await expect.element(tick("1")).toBeVisible();
  const isLaidOut = (id: string) => tick(id).element().checkVisibility({ contentVisibilityAuto: true });
  await vi.waitFor(() => expect([isLaidOut("1"), isLaidOut("90")]).toEqual([true, false]));
  scrollTo(0, document.documentElement.scrollHeight);
  await vi.waitFor(() => expect(isLaidOut("100")).toBe(true));
  await tick("100").click();
  await expect.element(page.getByText(words.selected(1))).toBeVisible();
});
