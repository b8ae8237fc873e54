import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { answerItem, unconfirmedItems } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { answerDraft } from "../src/stores/answer-draft.ts";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Unconfirmed = CallData<typeof unconfirmedItems>["list"][number];
const question = {
  ...{ reason: "seller-question" as const, note: "领口要圆的还是方的？", short: null },
  ...{ answerBefore: "2036-11-25T02:00:00.000Z", photos: [], alternatives: [] },
};

const itemNo = unpaidOrder.items[0]?.itemNo ?? "";
let wire: Wire;
beforeEach(() => {
  answerDraft(itemNo).clear();
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

  it("says of a no that did not arrive that the item was not cancelled (rule E-61), and keeps what was written", async () => {
    const words = await orderDict.load(language);
    asked(question);
    wire.answering(answerItem, "lost");
    await opened();
    await page.getByLabelText(words.answerNote).fill("不要了");
    await page.getByRole("button", { name: words.decline }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.decline }).click();
    await expect.element(page.getByText(words.cancelItemFailed)).toBeVisible();
    await expect.element(page.getByLabelText(words.answerNote)).toHaveValue("不要了");
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
