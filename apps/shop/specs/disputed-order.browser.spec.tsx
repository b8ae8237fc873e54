import type { CallData } from "@sihai/contract";
import { listOwnDisputes } from "@sihai/contract/dispute";
import { getWallet } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { cutOff } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage } from "../testing/open-page.tsx";
import { orderPageWire } from "../testing/order-page.ts";
import { aWallet } from "../testing/things.ts";

const { orderNo } = unpaidOrder;
type Disputed = CallData<typeof listOwnDisputes>["list"][number];

function disputed(state: Disputed["state"]): Disputed {
  const money = { amount: { amount: "128.34", currency: "CNY" as const }, taken: "124.00", surcharge: "4.34" };
  return { disputeNo: "DP700001", state, openedAt: "2026-11-20T02:00:00.000Z", tradeNo: "T2611", paysFor: [orderNo], ...money };
}

async function opened(state: Disputed["state"], owed: string, language: "en" | "zh" = "en") {
  const items = unpaidOrder.items.map((item) => ({ ...item, state: "paid" as const }));
  const wire = orderPageWire({ ...unpaidOrder, state: "in-storage", items });
  wire.answering(getWallet, { data: aWallet("0.00", { debt: owed }) });
  wire.answering(listOwnDisputes, { data: { list: [disputed(state)], owed } });
  return openPage("/order/detail", { user: mei, language, search: { orderNo } });
}

it.each(["en", "zh"] as const)(
  "an order whose card payment is disputed says so, with what waits for it, in %s",
  async (language) => {
    const words = (await walletDict.load(language)).disputes;
    const host = await opened("open", "60.00", language);
    await expect.element(page.getByText(words.ofThis)).toBeVisible();
    await expect.element(page.getByText(words.blocks(cnyText("60.00")), { exact: false })).toBeVisible();
    const prefix = language === "en" ? "en" : "cn";
    await expect.element(page.getByRole("link", { name: words.see })).toHaveAttribute("href", `/${prefix}/wallet/index`);
    expect(cutOff(host)).toEqual([]);
  },
);

it.each(["en", "zh"] as const)(
  "once the bank has decided against us it is not said to be disputed still, in %s",
  async (language) => {
    const words = (await walletDict.load(language)).disputes;
    await opened("lost", "60.00", language);
    await expect.element(page.getByText(words.ofThisLost, { exact: true })).toBeVisible();
    await expect.element(page.getByText(words.why.lost, { exact: false })).toBeVisible();
    await expect.element(page.getByText(words.takenFor(cnyText("124.00")), { exact: false })).toBeVisible();
    await expect.element(page.getByText(words.ofThis, { exact: true })).not.toBeInTheDocument();
  },
);

it("with nothing owed it says that nothing waits; won again it says nothing", async () => {
  const words = (await walletDict.load("en")).disputes;
  await opened("inquiry", "0.00");
  await expect.element(page.getByText(words.goesOn, { exact: false })).toBeVisible();
  await opened("won", "0.00");
  await expect.element(page.getByText(orderNo).last()).toBeVisible();
  // What was known before is drawn until the answer comes.
  await expect.poll(() => page.getByText(words.ofThis).elements()).toHaveLength(1);
});
