import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { answerItem, unconfirmedItems } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Unconfirmed = CallData<typeof unconfirmedItems>["list"][number];
const question = {
  ...{ reason: "seller-question" as const, note: "领口要圆的还是方的？", short: null },
  ...{ answerBefore: "2036-11-25T02:00:00.000Z", photos: [], alternatives: [] },
};

let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = shopWire();
  wire.answering(answerItem, { data: { charged: "0.00", refunded: "0.00" } });
});

function asked(ask: Unconfirmed["ask"]) {
  const list = unpaidOrder.items.map((item) => ({
    ...item,
    state: "awaiting-confirmation" as const,
    orderNo: "DG000000017",
    ask,
  }));
  wire.answering(unconfirmedItems, { data: { list, total: list.length, page: 1, pageSize: 20 } });
}
const itemNo = unpaidOrder.items[0]?.itemNo;

describe.each(["en", "zh"] as const)("a question about an item in %s", (language) => {
  const opened = () => openPage("/order/pending-confirmation", { user: mei, language });

  it("is answered in words, which outlive the page", async () => {
    const words = await orderDict.load(language);
    asked(question);
    const host = await opened();
    await page.getByLabelText(words.answerNote).fill(" 圆的，谢谢 ");
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await opened();
    await expect.element(page.getByLabelText(words.answerNote).last()).toHaveValue(" 圆的，谢谢 ");
    await page.getByRole("button", { name: words.sendAnswer }).last().click();
    await expect.poll(() => wire.heard(answerItem)).toEqual([{ body: { itemNo, answer: "accept", note: "圆的，谢谢" } }]);
  });

  it("needs no words where yes or no will do", async () => {
    const words = await orderDict.load(language);
    asked({ ...question, reason: "longer-wait" });
    await opened();
    await page.getByRole("button", { name: words.accept, exact: true }).click();
    await expect.element(page.getByText(words.accepted)).toBeVisible();
    expect(wire.heard(answerItem)).toEqual([{ body: { itemNo, answer: "accept" } }]);
  });
});
