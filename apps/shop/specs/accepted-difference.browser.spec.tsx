import { listOwnDisputes } from "@sihai/contract/dispute";
import { getWallet } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { cutOff } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage } from "../testing/open-page.tsx";
import { orderPageWire } from "../testing/order-page.ts";
import { aWallet } from "../testing/things.ts";

async function opened(acceptedDifference: string | null, language: "en" | "zh") {
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "buying" as const }));
  const wire = orderPageWire({ ...unpaidOrder, state: "pending", items, paid: "190.00", acceptedDifference });
  wire.answering(getWallet, { data: aWallet("0.00") });
  wire.answering(listOwnDisputes, { data: { list: [], owed: "0.00" } });
  return openPage("/order/detail", { user: mei, language, search: { orderNo: unpaidOrder.orderNo } });
}

it.each(["en", "zh"] as const)(
  "an order that was paid more for than it came to says what was agreed to beyond it, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const host = await opened("24.00", language);
    await expect.element(page.getByText(words.acceptedDifference)).toBeVisible();
    await expect.element(page.getByText(cnyText("24.00"), { exact: true })).toBeVisible();
    expect(cutOff(host)).toEqual([]);
  },
);

it("says nothing of it where nothing was", async () => {
  const words = await orderDict.load("en");
  await opened(null, "en");
  await expect.element(page.getByText(cnyText("190.00"), { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.acceptedDifference)).not.toBeInTheDocument();
});
