import type { Wire } from "@sihai/client/testing";
import { enterLogistics } from "@sihai/contract/forwarding";
import { orderDetail } from "@sihai/contract/order";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { logisticsDraft } from "../src/features/forwarding/LogisticsModifiedPage.tsx";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await forwardingDict.load("en");
const [teapot] = unpaidOrder.items;
const announced = (itemNo: string, name: string, trackingNo: string | null = null) => ({
  ...(teapot as NonNullable<typeof teapot>),
  ...{
    trackingNo,
    courier: trackingNo && "yto",
    itemNo,
    state: "awaiting-logistics" as const,
    platform: "other",
    name: { zh: "茶", en: name },
  },
});
const order = {
  ...unpaidOrder,
  ...{ orderNo: "ZY000000018", type: "zy" as const, state: "pending" as const, due: "0.00", tradeNo: null },
  items: [announced("SH2611220000011", "Teapot"), announced("SH2611220000012", "Cups", "YT1234567890123")],
};
const number = page.getByRole("textbox", { name: words.trackingNo });
const courier = page.getByRole("combobox", { name: words.courier });
const save = page.getByRole("button", { name: words.saveLogistics });
const opened = (itemNo?: string, language: "en" | "zh" = "en") =>
  openPage("/operation/logistics-modified", {
    user: mei,
    language,
    search: { orderNo: order.orderNo, ...(itemNo !== undefined && { itemNo }) },
  });

let wire: Wire;
beforeEach(() => {
  logisticsDraft.forget();
  wire = shopWire();
  wire.answering(orderDetail, { data: order });
});

describe.each(["en", "zh"] as const)("courier and number of announced items, in %s", (language) => {
  it("show that they load, then the form, and nothing wrong", async () => {
    const arrive = wire.holding(orderDetail);
    const host = await opened(undefined, language);
    const [{ loading }, own] = await Promise.all([uiDict.load(language), forwardingDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
    arrive({ data: order });
    await expect.element(page.getByRole("button", { name: own.saveLogistics })).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("courier and number of announced items", () => {
  it("of an order whose parcels are in the warehouse are closed, and lead to the order", async () => {
    wire.answering(orderDetail, {
      data: { ...order, items: order.items.map((item) => ({ ...item, state: "signed" as const })) },
    });
    await opened();
    await expect.element(page.getByText(words.logisticsClosed)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.seeOrder })).toBeVisible();
  });

  it("sent without items or a number mark both and go to the first", async () => {
    await opened("SH2611220000012");
    await expect.element(page.getByRole("checkbox", { name: /^Cups/ })).toBeChecked();
    await page.getByRole("checkbox", { name: /^Cups/ }).click();
    await number.fill("");
    await save.click();
    await expect.element(page.getByRole("alert").filter({ hasText: words.needItems })).toBeVisible();
    await expect.element(number).toHaveAccessibleDescription(words.needNumber);
    expect(wire.heard(enterLogistics)).toEqual([]);
  });

  it("name the courier by the number typed, and are sent with Enter for the items ticked", async () => {
    wire.answering(enterLogistics, { data: { orderNo: order.orderNo, trackingNo: "SF1234567890123", items: 1 } });
    await opened("SH2611220000012");
    await expect.element(number).toHaveValue("YT1234567890123");
    await userEvent.clear(number);
    await userEvent.keyboard("SF1234567890123");
    await expect.element(courier).toHaveValue("sf");
    await expect.element(courier).toHaveAccessibleDescription(words.detected);
    number.element().focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(wire.heard(enterLogistics)).toHaveLength(1));
    expect(wire.heard(enterLogistics)[0]?.body).toEqual({
      ...{ orderNo: order.orderNo, itemNos: ["SH2611220000012"], courier: "sf", trackingNo: "SF1234567890123" },
    });
  });

  it("refused because the number is looked into keep what was typed, with the reason at the number", async () => {
    wire.answering(enterLogistics, { refusal: "TRACKING_IN_REVIEW" });
    await opened("SH2611220000012");
    await number.fill("SF1234567890123");
    await save.click();
    await expect.element(number).toHaveAttribute("aria-invalid", "true");
    await expect.element(number).toHaveValue("SF1234567890123");
  });
});
