import { statusNumbers } from "@sihai/contract/identity";
import { listOrders, orderDetail } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidOrder } from "../testing/an-order.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await orderDict.load("en");
const noNumbers = {
  ...{ orderUnpaid: 1, orderPending: 0, orderSigned: 0, itemStored: 0, itemToConfirm: 0 },
  ...{ parcelUnpaid: 0, parcelUnshipped: 0, parcelShipped: 0, parcelBackPayment: 0, messagesUnread: 0 },
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
const menu = page.getByRole("dialog", { name: words.quickActions });

beforeEach(async () => {
  const wire = shopWire();
  wire.answering(listOrders, { data: { list: [unpaidOrder], next: null } });
  wire.answering(statusNumbers, { data: noNumbers });
  wire.answering(orderDetail, "lost");
  await openPage("/order/list", { user: mei, search: { tab: "unpaid" } });
  await page.getByRole("button", { name: words.moreOf(unpaidOrder.orderNo) }).click();
  await expect.element(menu).toBeVisible();
  await settled();
});

it("the phone's back closes what is open over the list; the next one leaves the list", async () => {
  history.back();
  await expect.element(menu).not.toBeInTheDocument();
  await settled();
  expect(addressShown()).toBe("/order/list?tab=unpaid");
  history.back();
  await expect.poll(addressShown).toBe("/forgot-password");
});

it("a way from the menu to another page leads back to the list in one step", async () => {
  await menu.getByText(words.open).click();
  await expect.poll(() => location.pathname).toContain("/order/detail");
  history.back();
  await expect.poll(addressShown).toBe("/order/list?tab=unpaid");
  await settled();
  expect(menu.elements()).toEqual([]);
  history.back();
  await expect.poll(addressShown).toBe("/forgot-password");
});
