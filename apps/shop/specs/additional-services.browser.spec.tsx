import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { existingServices, offeredServices, orderServices } from "@sihai/contract/service";
import { cnyText } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetAside } from "../src/stores/services-aside.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

type Item = CallData<typeof offeredServices>["items"][number];
type Offered = Item["services"][number];
const orderNo = "DG000000017";

function offered(serviceNo: Offered["serviceNo"], changes: Partial<Offered> = {}): Offered {
  return {
    serviceNo,
    kind: "value-added",
    per: "item",
    unitPrice: "10.00",
    halfPriceFrom: 3,
    included: false,
    open: false,
    quantity: 1,
    quantityMax: 1,
    before: 0,
    needsRemark: false,
    remarkMaxLength: 200,
    ...changes,
  };
}
const photos = offered("fine-photo", { per: "photo", unitPrice: "2.00", quantity: null, quantityMax: 5 });
const question = offered("speedy-response", { needsRemark: true });
const standard = offered("standard-photos", { kind: "basic", unitPrice: "0.00", included: true });

function item(itemNo: string, services: Offered[]): Item {
  return {
    itemNo,
    name: { zh: `台灯${itemNo}`, en: `Lamp ${itemNo}` },
    pictureUrl: null,
    quantity: 1,
    state: "in-storage",
    services,
  };
}
const answerOf = (...items: Item[]) => ({ data: { orderNo, items } });
const one = `${orderNo}-01`;
const words = await serviceDict.load("en");
const tick = (name: Offered["serviceNo"]) => page.getByRole("checkbox", { name: words.names[name].name });
let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  forgetAside(one);
  wire = shopWire();
});
const opened = (language: "en" | "zh" = "en", itemNo = one) =>
  openPage("/order/service/additional-services", { search: { orderNo, itemNo }, user: mei, language });

describe.each(["en", "zh"] as const)("services for goods in %s", (language) => {
  it("show that they load, then each with its price, and nothing wrong", async () => {
    const arrive = wire.holding(offeredServices);
    const host = await opened(language);
    const [{ loading }, own] = await Promise.all([uiDict.load(language), serviceDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive(answerOf(item(one, [photos, question, standard])));
    await expect.element(page.getByRole("checkbox", { name: own.names["fine-photo"].name })).toBeVisible();
    await expect.element(page.getByText(own.included)).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("of an order that is not mine are not there", async () => {
    wire.answering(offeredServices, { refusal: "ORDER_NOT_FOUND" });
    await opened(language);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { reload } = await uiDict.load(language);
    await expect.element(page.getByRole("link").last()).toBeVisible();
    await expect.element(page.getByRole("button", { name: reload })).not.toBeInTheDocument();
  });
});

describe("services for goods", () => {
  const pay = page.getByRole("button", { name: /Pay|Submit/ });

  it("that do not come say so, and come with the next try", async () => {
    wire.answering(offeredServices, "lost");
    await opened();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(offeredServices, answerOf(item(one, [photos])));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(tick("fine-photo")).toBeVisible();
  });

  it("are chosen by keyboard, counted, priced as they are chosen, and sent as they were seen", async () => {
    wire.answering(offeredServices, answerOf(item(one, [photos])));
    wire.answering(orderServices, { refusal: "SERVICE_PRICE_CHANGED" });
    await opened();
    await pay.click();
    await expect.element(page.getByRole("alert").getByText(words.pickFirst)).toBeVisible();
    await expect.element(tick("fine-photo")).toHaveFocus();
    expect(wire.heard(orderServices)).toEqual([]);
    tick("fine-photo").element().focus();
    await userEvent.keyboard(" ");
    await page.getByRole("button", { name: "Increase" }).click();
    await expect.element(page.getByRole("button", { name: /Pay.*4\.00/ })).toBeVisible();
    await page.getByRole("textbox", { name: words.remark }).fill("the sole\nthe label");
    await pay.click();
    await vi.waitFor(() => expect(wire.heard(orderServices)).toHaveLength(1));
    expect(wire.heard(orderServices)).toEqual([
      {
        body: {
          itemNo: one,
          services: [{ serviceNo: "fine-photo", quantity: 2, remarks: "the sole\nthe label" }],
          seenTotal: "4.00",
        },
      },
    ]);
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: words.remark })).toHaveValue("the sole\nthe label");
    await expect.element(tick("fine-photo")).toBeChecked();
    await tick("fine-photo").click();
  });

  it("asks what to show of pictures alone, and of what is done alike for everybody nothing", async () => {
    wire.answering(offeredServices, answerOf(item(one, [photos, offered("function-check"), offered("priority-stock-in")])));
    await opened();
    const notes = page.getByRole("textbox", { name: words.remark });
    await tick("priority-stock-in").click();
    await expect.element(tick("priority-stock-in")).toBeChecked();
    expect(notes.elements()).toEqual([]);
    await tick("function-check").click();
    await expect.element(notes).toBeVisible();
    expect(page.getByText(words.remarkHint).elements()).toEqual([]);
    await tick("function-check").click();
    await tick("fine-photo").click();
    await expect.element(notes).toHaveAccessibleDescription(expect.stringContaining(words.remarkHint));
    for (const name of ["fine-photo", "priority-stock-in"] as const) await tick(name).click();
  });

  it("unticked by a slip and ticked again are as many as they were, with their note; a reload in between loses neither", async () => {
    wire.answering(offeredServices, answerOf(item(one, [photos])));
    await opened();
    await tick("fine-photo").click();
    await page.getByRole("button", { name: "Increase" }).click();
    await page.getByRole("textbox", { name: words.remark }).fill("the inner label");
    expect(sessionStorage.getItem("sh_additional_services")).toContain("the inner label");
    await tick("fine-photo").click();
    await expect.element(page.getByRole("textbox", { name: words.remark })).not.toBeInTheDocument();
    expect(sessionStorage.getItem("sh_services_aside")).toContain("the inner label");
    await tick("fine-photo").click();
    await expect.element(page.getByRole("textbox", { name: words.remark })).toHaveValue("the inner label");
    await expect.element(page.getByRole("button", { name: /Pay.*4\.00/ })).toBeVisible();
    await tick("fine-photo").click();
  });

  it.each(["en", "zh"] as const)(
    "that need a question are not paid without one; the button leads to it, in %s",
    async (language) => {
      const own = await serviceDict.load(language);
      const ticked = page.getByRole("checkbox", { name: own.names["speedy-response"].name });
      const pay = page.getByRole("button", { name: own.payNow(cnyText("10.00")) });
      wire.answering(offeredServices, answerOf(item(one, [question])));
      wire.answering(orderServices, { refusal: "SERVICE_PRICE_CHANGED" });
      const host = await opened(language);
      await ticked.click();
      await pay.click();
      const asked = page.getByRole("textbox", { name: own.question });
      await expect.element(asked).toHaveAccessibleDescription(expect.stringContaining(own.remarkFirst));
      await expect.element(asked).toHaveFocus();
      await expect.element(asked).toBeInViewport();
      expect(wire.heard(orderServices)).toEqual([]);
      expect(await violations(host, { whole: true })).toEqual([]);
      await asked.fill("Does it light?");
      await pay.click();
      await vi.waitFor(() => expect(wire.heard(orderServices)).toHaveLength(1));
      await ticked.click();
    },
  );

  it("of several items are chosen for one at a time, in the address", async () => {
    const two = `${orderNo}-02`;
    wire.answering(offeredServices, answerOf(item(one, [photos]), item(two, [question])));
    await opened();
    await expect.element(tick("fine-photo")).toBeVisible();
    page
      .getByRole("radio", { name: `Lamp ${one}` })
      .element()
      .focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tick("speedy-response")).toBeVisible();
    expect(addressShown()).toContain(two);
  });

  it("of which none can be ordered say so, and lead to the order", async () => {
    wire.answering(offeredServices, answerOf(item(one, [standard])));
    await opened();
    await expect.element(page.getByText(words.nothingToOrder)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.toOrder })).toBeVisible();
  });
});

it.each([
  ["DG000000017", words.empty, words.addMore],
  ["ZY000000025", words.emptyForwarding, words.toOrder],
] as const)("none on %s are said to be none, but for those chosen with a forwarding order", async (ordered, text, way) => {
  wire.answering(existingServices, { data: { orderNo: ordered, list: [] } });
  wire.answering(offeredServices, answerOf(item(one, [photos])));
  await openPage("/order/service/existing-services", { search: { orderNo: ordered }, user: mei });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole("link", { name: way })).toBeVisible();
});

it.each(["en", "zh"] as const)("ordered together say in %s what their one payment comes to", async (language) => {
  const own = await serviceDict.load(language);
  const name = { zh: "围巾", en: "Scarf" };
  const entry = (entryId: string, serviceNo: Offered["serviceNo"], total: string, tradeNo: string) => ({
    ...{
      entryId,
      serviceNo,
      kind: "value-added" as const,
      state: "unpaid" as const,
      itemNo: one,
      orderNo,
      name,
      pictureUrl: null,
    },
    ...{ quantity: 1, done: null, unitPrice: total, total, refunded: "0.00", refundReason: null, remark: "", answer: "" },
    ...{ createdAt: "2026-11-27T20:00:00.000Z", dueAt: null, doneAt: null, photos: [], videos: [], cancellable: false, tradeNo },
  });
  const list = [
    entry("1", "priority-stock-in", "5.00", "T1"),
    entry("2", "fine-photo", "7.00", "T1"),
    entry("3", "measuring", "3.00", "T2"),
  ];
  wire.answering(existingServices, { data: { orderNo, list } });
  wire.answering(offeredServices, answerOf(item(one, [photos])));
  await openPage("/order/service/existing-services", { search: { orderNo }, user: mei, language });
  const pays = (text: string) => page.getByRole("link", { name: text, exact: true }).elements();
  await expect.element(page.getByRole("link", { name: own.payFor(cnyText("3.00")) })).toBeVisible();
  expect(pays(own.payTogether(cnyText("12.00")))).toHaveLength(2);
  expect([...pays(own.payFor(cnyText("5.00"))), ...pays(own.payFor(cnyText("7.00")))]).toEqual([]);
});

it.each([
  ["en", "Lamp 1 · Black", "Lamp 1 · White"],
  ["zh", "台灯1 · 黑色", "台灯1 · 白色"],
] as const)("two items of the same goods are told apart by what was chosen of each, in %s", async (language, black, white) => {
  const [first, second] = ["DG000000017-01", "DG000000017-02"];
  const inColour = (itemNo: string, zh: string, en: string) => ({ ...item("1", [photos]), itemNo, skuName: [{ zh, en }] });
  wire.answering(offeredServices, answerOf(inColour(first, "黑色", "Black"), inColour(second, "白色", "White")));
  const host = await opened(language, second);
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  await expect.poll(() => plain(host.textContent ?? "")).toContain(white);
  const radios = [...host.querySelectorAll('[type="radio"]')].map((radio) => plain(radio.closest("label")?.textContent ?? ""));
  expect(radios).toEqual([black, white]);
});
