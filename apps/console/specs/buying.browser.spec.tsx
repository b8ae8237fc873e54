import type { Wire } from "@sihai/client/testing";
import { readMarks } from "@sihai/contract/note";
import { buyingQueue, handBack, recordPurchase, takeItems } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, dialogHolds, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setSingleKeys } from "../src/shell/single-keys.ts";
import { type DeskItem, lamp, queue } from "../testing/buying-queue.ts";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const pot: DeskItem = { ...lamp, itemNo: "DG000000018-01", name: { zh: "茶壶", en: "Teapot" } };

let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  setSingleKeys(true);
  wire.answering(buyingQueue, queue([lamp, pot]));
});
const words = await consoleBuyingDict.load("en");
const shared = await consoleDict.load("en");
const search = { tab: "buying", item: lamp.itemNo } as const;

describe.each(["en", "zh"] as const)("handing a taken item back in %s", (language) => {
  it("says why, and has nothing wrong with it", async () => {
    const own = await consoleBuyingDict.load(language);
    wire.answering(handBack, { data: { handedBack: 1 } });
    const host = await openDesk("/buying", { search, language });
    await page.getByText(own.handBack, { exact: true }).first().click();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await page.getByRole("combobox", { name: own.reason }).selectOptions(own.handBackReasons["shift-over"]);
    await page.getByRole("button", { name: own.handBack }).last().click();
    await expect.element(page.getByText(own.handedBack(1))).toBeVisible();
    expect(wire.heard(handBack)).toEqual([{ body: { itemNos: [lamp.itemNo], reason: "shift-over" } }]);
  });
});

it.each(["en", "zh"] as const)("what the customer showed is all there, and what he wrote is parted, in %s", async (language) => {
  const own = await consoleDict.load(language);
  const services = [{ serviceNo: "fine-photo", quantity: 2, remarks: "the sole\nthe label" }];
  wire.answering(buyingQueue, queue([{ ...lamp, pictureFileIds: ["a".repeat(32), "b".repeat(32)], services }]));
  const host = await openDesk("/buying", { search, language });
  const pictures = page.getByRole("list", { name: own.customerPictures });
  await expect.element(pictures.getByRole("button", { name: own.customerPicture(2) })).toBeVisible();
  await expect.element(page.getByText("× 2 (the sole; the label)")).toBeVisible();
  expect(await violations(host, { whole: true })).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "what the customer answered stands beside what was asked, and marks the row, in %s",
  async (language) => {
    const own = await consoleBuyingDict.load(language);
    const answered = { question: "领口要圆的还是方的？", text: "圆的，谢谢", at: "2026-11-28T02:00:00.000Z" };
    wire.answering(
      buyingQueue,
      queue([
        { ...lamp, answered },
        { ...pot, answered: { ...answered, text: "" } },
      ]),
    );
    const host = await openDesk("/buying", { search, language });
    await expect.element(page.getByText(answered.text)).toBeVisible();
    await expect.element(page.getByText(own.answeredTo(answered.question))).toBeVisible();
    await expect.poll(() => page.getByText(own.answered, { exact: true }).elements().length).toBe(2);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);

it.each([
  ["in the list", { tab: "buying" }, words.quickBuyMark],
  ["where it stands open", search, words.quickBuy],
] as const)("marks what was bought straight from the item's page, %s", async (_, at, mark) => {
  wire.answering(buyingQueue, queue([{ ...lamp, quickBuy: true }, pot]));
  await openDesk("/buying", { search: at });
  await expect.element(page.getByText(mark, { exact: true })).toBeVisible();
});

it("an option whose value is the same in both languages is named in both, for whoever reads no Chinese", async () => {
  const size = { name: { zh: "尺码", en: "Size" }, value: { zh: "M", en: "M" } };
  wire.answering(buyingQueue, queue([{ ...lamp, options: [size] }]));
  await openDesk("/buying", { search });
  await expect.element(page.getByText("Size: M (尺码：M)")).toBeVisible();
});

it.each(["en", "zh"] as const)("the list names the shop as its own page does, in %s", async (language) => {
  wire.answering(buyingQueue, queue([{ ...lamp, state: "paid", buyerName: null, isMine: false }]));
  await openDesk("/buying", { search: { tab: "to-buy" }, language });
  await expect.element(page.getByRole("cell", { name: lamp.shopName })).toBeVisible();
});

describe("starting to buy", () => {
  it("of the open one stays with it, to record its purchase", async () => {
    const paid = { ...lamp, state: "paid" as const, buyerName: null, isMine: false };
    wire.answering(buyingQueue, ({ query }) => (query?.tab === "buying" ? queue([lamp, pot]) : queue([paid])));
    wire.answering(takeItems, { data: { taken: 1 } });
    await openDesk("/buying", { search: { tab: "to-buy", item: lamp.itemNo } });
    await page.getByRole("button", { name: words.take }).click();
    await expect.element(page.getByRole("region", { name: lamp.itemNo })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: words.platformOrderNo })).toBeVisible();
    expect(location.search).toMatch(/tab=buying.*item=DG000000017-01/);
  });

  it("says where the row went, leads there, and takes it back", async () => {
    const paid = { ...lamp, state: "paid" as const, buyerName: null, isMine: false };
    wire.answering(buyingQueue, queue([paid, { ...pot, state: "paid" }]));
    wire.answering(takeItems, { data: { taken: 1 } });
    wire.answering(handBack, { data: { handedBack: 1 } });
    await openDesk("/buying", { search: { tab: "to-buy" } });
    await page.getByRole("checkbox").nth(1).click();
    await expect.element(page.getByRole("button", { name: words.take })).toBeVisible();
    wire.answering(buyingQueue, queue([{ ...pot, state: "paid" }]));
    await page.getByRole("button", { name: words.take }).click();
    await expect.element(page.getByText(words.movedToBuying(1))).toBeVisible();
    const there = page.getByRole("link", { name: words.seeThere });
    await expect.element(there).toHaveAttribute("href", expect.stringMatching(/tab=buying.*item=DG000000017-01/));
    await page.getByRole("button", { name: words.undoTaking }).click();
    await expect.element(page.getByText(words.movedToBuying(1))).not.toBeInTheDocument();
    expect(wire.heard(handBack)).toEqual([{ body: { itemNos: [lamp.itemNo], reason: "by-mistake" } }]);
  });
});

it("a purchase that is too dear says so, and loses nothing that was typed", async () => {
  wire.answering(recordPurchase, { refusal: "PURCHASE_DEARER", facts: { short: "452.00" } });
  await openDesk("/buying", { search });
  const number = page.getByRole("textbox", { name: words.platformOrderNo });
  await number.fill("TB123456");
  const paid = page.getByRole("textbox", { name: words.realPrice });
  await paid.fill("540");
  await page.getByRole("button", { name: words.recordPurchase }).click();
  await expect.element(page.getByText(words.dearerWays(cnyText("88.00")))).toBeVisible();
  await expect.element(number).toHaveValue("TB123456");
  await page.getByRole("button", { name: words.askAbout(cnyText("540")) }).click();
  await expect.element(page.getByRole("textbox", { name: words.newPrice })).toHaveValue("540");
  await page.getByText(words.recordPurchase, { exact: true }).first().click();
  await expect.element(number).toHaveValue("TB123456");
  await paid.fill("54.00");
  await expect.element(page.getByText(words.dearerWays(cnyText("88.00")))).not.toBeInTheDocument();
});

describe("a colleague's item", () => {
  const others = { ...lamp, isMine: false, buyerName: "Wu" };

  it("is handed back by management alone", async () => {
    wire.answering(buyingQueue, queue([others]));
    await openDesk("/buying", { search, may: ["buying.read", "buying.record"] });
    await expect.element(page.getByText(words.takenBy("Wu"))).toBeVisible();
    await expect.element(page.getByRole("heading", { name: words.handBack })).not.toBeInTheDocument();
  });

  it("by management with a reason", async () => {
    wire.answering(buyingQueue, queue([others]));
    await openDesk("/buying", { search });
    await expect.element(page.getByRole("heading", { name: words.handBack })).toBeVisible();
  });
});

describe("the keys of a desk", () => {
  it("walk the list, hand back, and are listed under ?", async () => {
    await openDesk("/buying", { search });
    await expect.element(page.getByRole("region", { name: lamp.itemNo })).toBeVisible();
    await userEvent.keyboard("h");
    await expect.element(page.getByRole("radio", { name: words.handBack })).toBeChecked();
    await page.getByRole("heading", { name: words.title }).click();
    await userEvent.keyboard("?");
    await expect.element(page.getByRole("dialog", { name: shared.keyList.title })).toBeVisible();
    for (const [key] of shared.keyList.single) await expect.element(page.getByText(key, { exact: true })).toBeVisible();
  });

  it.each(["zh", "en"] as const)("stand in a dialog that holds, in %s", async (language) => {
    const own = await consoleDict.load(language);
    await openDesk("/buying", { search, language });
    const list = page.getByRole("button", { name: own.keyList.title });
    await expect.element(list).toBeVisible();
    await dialogHolds("shell/KeyList.tsx", list.element());
  });

  it("do nothing once single keys are switched off; those with Alt still do", async () => {
    await openDesk("/buying", { search });
    await expect.element(page.getByRole("region", { name: lamp.itemNo })).toBeVisible();
    await userEvent.keyboard("?");
    await page.getByRole("switch", { name: shared.keyList.singleKeys }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await page.getByRole("heading", { name: words.title }).click();
    await userEvent.keyboard("c?j");
    await expect.element(page.getByRole("radio", { name: words.cancel })).not.toBeChecked();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: lamp.itemNo })).toBeVisible();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(page.getByRole("region", { name: pot.itemNo })).toBeVisible();
  });
});

describe("a list", () => {
  it("says who looks after a row and how many notes it has, and is narrowed to one's own", async () => {
    const notes = await consoleNoteDict.load("en");
    const mark = { kind: "item" as const, no: lamp.itemNo, assignee: "Wu", notes: 2 };
    wire.answering(readMarks, { data: { marks: [mark] } });
    await openDesk("/buying", { search: { tab: "buying" } });
    const row = page.getByRole("row", { name: /Desk lamp/ });
    await expect.element(row).toHaveTextContent(`${notes.with("Wu")} · ${notes.count(2)}`);
    expect(wire.heard(readMarks).at(-1)).toEqual({ query: { subjects: `item:${lamp.itemNo},item:${pot.itemNo}` } });
    await page.getByRole("button", { name: notes.mine }).click();
    await expect.element(page.getByRole("button", { name: notes.mine })).toHaveAttribute("aria-pressed", "true");
    expect(wire.heard(buyingQueue).at(-1)).toMatchObject({ query: { tab: "buying", assigned: "me" } });
  });
});

it("two hundred late items with long names stand in the list without scrolling sideways at 1024 × 768", async () => {
  const name = { zh: "羊绒大衣".repeat(20), en: `Overcoat ${"woolandcashmere".repeat(6)}, thickened for winter` };
  const list = Array.from({ length: 200 }, (_, at) => ({
    ...{ ...lamp, name, itemNo: `DG${String(at).padStart(9, "0")}-01`, dueAt: "2026-10-02T02:00:00.000Z", budget: "12345.00" },
    ...{ buyerName: "Maximiliane Hohenzollern", isMine: false },
  }));
  const counts = { "to-buy": 900, buying: 200, "awaiting-confirmation": 900, bought: 900, sent: 900, overdue: 200 };
  wire.answering(buyingQueue, { data: { list, total: 900, next: "none.17", counts } });
  const host = await openDesk("/buying", { search: { tab: "buying" } });
  await expect.element(page.getByText("DG000000000-01")).toBeVisible();
  const scroller = host.querySelector("table")?.parentElement;
  const widths = [...host.querySelectorAll("th")].map((head) => `${head.textContent} ${head.offsetWidth}`);
  expect(scroller?.scrollWidth, widths.join()).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
});

it("the row that is open is marked beside its panel", async () => {
  await page.viewport(1440, 900);
  await openDesk("/buying", { search });
  await expect.element(page.getByRole("row", { name: /Desk lamp/ })).toHaveAttribute("aria-current", "true");
  await expect.element(page.getByRole("row", { name: /Teapot/ })).not.toHaveAttribute("aria-current");
});
