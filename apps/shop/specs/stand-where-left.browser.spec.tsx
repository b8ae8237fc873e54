import { queryClient } from "@sihai/client";
import type { Wire } from "@sihai/client/testing";
import { statusNumbers } from "@sihai/contract/identity";
import { listOrders, orderDetail } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { routersOwn } from "../src/shell/moving/stand-where-left.ts";
import { unpaidOrder } from "../testing/an-order.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await orderDict.load("en");
const none = {
  ...{ orderUnpaid: 0, orderPending: 0, orderSigned: 0, itemStored: 0, itemToConfirm: 0 },
  ...{ parcelUnpaid: 0, parcelUnshipped: 0, parcelShipped: 0, parcelBackPayment: 0, messagesUnread: 0 },
};
const list = Array.from({ length: 12 }, (_, at) => ({ ...unpaidOrder, orderNo: `DG0000000${10 + at}` }));
const drawn = () => new Promise((resolve) => setTimeout(resolve, 300));
let wire: Wire;

/** The list was left at 900, and is gone back to with nothing of it kept, as after a reload of the page it led to. */
async function goneBack() {
  await openPage("/order/list", { user: mei });
  await expect.element(page.getByText(words.orderNumber("DG000000021"))).toBeInTheDocument();
  scrollTo(0, 900);
  const left: string = history.state.__TSR_key;
  await drawn();
  await page.getByRole("link", { name: words.orderNumber("DG000000014") }).click();
  await expect.poll(addressShown).toContain("/order/detail");
  await drawn();
  leaveDocument(left);
  queryClient.clear();
  const arrive = wire.holding(listOrders);
  history.back();
  await expect.poll(addressShown).toBe("/order/list");
  await drawn();
  expect(scrollY).toBe(0);
  return arrive;
}

/** The router writes down what it knows of its pages; of several in one document the one that shows nothing speaks last. */
function leaveDocument(left: string) {
  dispatchEvent(new PageTransitionEvent("pagehide"));
  const kept = JSON.parse(sessionStorage.getItem(routersOwn) ?? "{}");
  expect(kept[left].window).toBeDefined();
  kept[left].window.scrollY = 900;
  sessionStorage.setItem(routersOwn, JSON.stringify(kept));
}

beforeEach(async () => {
  await page.viewport(390, 844);
  wire = shopWire();
  wire.answering(listOrders, { data: { list, next: null } });
  wire.answering(statusNumbers, { data: none });
  wire.answering(orderDetail, "lost");
});

it("a page gone back to while its skeleton stands goes to where it was left once its content is there", async () => {
  const arrive = await goneBack();
  arrive({ data: { list, next: null } });
  await expect.poll(() => scrollY).toBe(900);
});

it("and stays with the shopper who has gone somewhere meanwhile", async () => {
  const arrive = await goneBack();
  await userEvent.keyboard("{Tab}");
  arrive({ data: { list, next: null } });
  await expect.element(page.getByText(words.orderNumber("DG000000021"))).toBeInTheDocument();
  await drawn();
  expect(scrollY).toBeLessThan(500);
});
