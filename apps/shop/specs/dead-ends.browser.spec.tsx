import { statusNumbers } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { listOrders, orderDetail } from "@sihai/contract/order";
import { parcelDetail } from "@sihai/contract/parcel";
import { messageDict } from "@sihai/text/dict/message";
import { paymentDict } from "@sihai/text/dict/payment";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { violations } from "@sihai/ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const noNumbers = {
  ...{ orderUnpaid: 0, orderPending: 0, orderSigned: 0, itemStored: 0, itemToConfirm: 0 },
  ...{ parcelUnpaid: 0, parcelUnshipped: 0, parcelShipped: 0, parcelBackPayment: 0, messagesUnread: 0 },
};

describe.each(["en", "zh"] as const)("in %s", (language) => {
  it("an order that is not there, or somebody else's, offers the list of orders and its search", async () => {
    const [words, ui] = await Promise.all([shellDict.load(language), uiDict.load(language)]);
    const wire = shopWire();
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(listOrders, { data: { list: [], next: null } });
    wire.answering(statusNumbers, { data: noNumbers });
    const host = await openPage("/order/detail", { search: { orderNo: "DG999999999" }, user: mei, language });
    const list = page.getByRole("main").getByRole("link", { name: words.keptOrders });
    await expect.element(list).toHaveAttribute("href", expect.stringMatching(/\/order\/list$/));
    expect(await violations(host)).toEqual([]);
    await page.getByRole("textbox", { name: ui.search }).fill("DG000000017");
    await page.getByRole("textbox", { name: ui.search }).element().closest("form")?.requestSubmit();
    await expect.poll(addressShown).toBe("/order/list?keyword=DG000000017");
  });

  it("a parcel that is not there offers the list of parcels", async () => {
    const words = await shellDict.load(language);
    shopWire().answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
    await openPage("/package/detail", { search: { packageId: "P999" }, user: mei, language });
    const list = page.getByRole("main").getByRole("link", { name: words.keptParcels });
    await expect.element(list).toHaveAttribute("href", expect.stringMatching(/\/package\/list$/));
  });

  it("a payment without a number says what to do in a sentence of its own, beside the words that are given", async () => {
    const words = await paymentDict.load(language);
    shopWire();
    await openPage("/pay/index", { user: mei, language });
    await expect.element(page.getByText(words.missingTradeNo)).toBeVisible();
    await expect.element(page.getByText(words.missingTradeNext)).toBeVisible();
  });

  it("messages of a kind there is not are none, rather than all", async () => {
    const words = await messageDict.load(language);
    const wire = shopWire();
    wire.answering(messageList, { data: { list: [], total: 0, page: 1, pageSize: 10 } });
    await openPage("/user/message/list", { search: { type: "ZZZ" }, user: mei, language });
    await expect.element(page.getByText(words.noneOfType)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.all })).toBeVisible();
  });

  it("what was never loaded says without a network that it needs one, and what can be read", async () => {
    const words = await shellDict.load(language);
    const wire = shopWire();
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
    wire.answering(listOrders, "lost");
    wire.answering(statusNumbers, "lost");
    const host = await openPage("/order/list", { search: { tab: "signed" }, user: mei, language });
    await expect.element(page.getByText(words.pageNotKept)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.keptParcels })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });
});
