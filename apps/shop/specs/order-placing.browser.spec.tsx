import type { Wire } from "@sihai/client/testing";
import { readArticle } from "@sihai/contract/content";
import { listFreightCountries } from "@sihai/contract/freight";
import { previewOrder, submitOrder } from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import { goodsEntry, layOutShops, orderCountry, updateShopBasics } from "@sihai/domain/order/draft";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, dialogHolds, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeDraft } from "../src/stores/build-order-draft.ts";
import { changeOperation, useUserOperation } from "../src/stores/user-operation.ts";
import { confirmWire, openConfirm, preview } from "../testing/confirm-page.ts";
import { addressShown } from "../testing/open-page.tsx";
import { anArticle } from "../testing/things.ts";

const words = await promotionDict.load("en");
const orderWords = await orderDict.load("en");
const shellWords = await shellDict.load("en");
const best = page.getByRole("button", { name: words.takeBest("Big one", cnyText("20.00")) });
let wire: Wire;
beforeEach(() => {
  wire = confirmWire();
});

it("once it is ordered nothing is priced any more, and a second tap orders nothing: the lines have left the cart", async () => {
  const placed = { tradeNo: "T000000000011", total: "106.00", orders: [{ orderNo: "DG000000017", total: "106.00" }] };
  // What the next page asks for is not waited for here.
  wire.holding(getTrade);
  await openConfirm();
  await page.getByRole("checkbox", { name: orderWords.serviceFine }).click();
  await page.getByRole("textbox", { name: orderWords.serviceRemark }).fill("sole");
  await vi.waitFor(() => expect(wire.heard(previewOrder).at(-1)?.body?.goodsAdditionalServiceList).toHaveLength(1));
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  const arrive = wire.holding(submitOrder);
  const order = page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) });
  await order.click();
  await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(1));
  const before = wire.heard(previewOrder).length;
  arrive({ data: placed });
  await vi.waitFor(() => expect(addressShown()).toContain("/results"));
  expect(wire.heard(previewOrder)).toHaveLength(before);
  expect(wire.heard(submitOrder)).toHaveLength(1);
  // Where it goes was a guess before, and is what the next page's address begins with.
  expect(orderCountry(useUserOperation.getState())).toBe(wire.heard(submitOrder)[0]?.body?.country);
});

it.each(["en", "zh"] as const)(
  "too few pieces of wholesale goods are told with how many there have to be, in %s",
  async (language) => {
    const own = await orderDict.load(language);
    wire.answering(previewOrder, { refusal: "QUANTITY_BELOW_MINIMUM", facts: { minimum: 5 } });
    await openConfirm(language);
    const alert = page.getByRole("alert");
    await expect.element(alert).toHaveTextContent(refusalSentence({ code: "QUANTITY_BELOW_MINIMUM", minimum: 5 }, language));
    await expect.element(alert).toHaveTextContent(own.tooFewPieces(5));
  },
);

it("an order whose line is lost says so in words, and stays to be placed again (rule N-20)", async () => {
  wire.answering(submitOrder, "lost");
  await openConfirm();
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) }).click();
  await expect.element(page.getByRole("alert").getByText(shellWords.networkErrorRetry)).toBeVisible();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) })).toBeVisible();
});

it("without the tick the order is not sent: the box is in sight with the words the specification gives it", async () => {
  await openConfirm();
  const tick = page.getByRole("checkbox", { name: orderWords.disclaimer });
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) }).click();
  await expect.element(page.getByText(orderWords.needDisclaimer).first()).toBeInViewport();
  await expect.element(tick).toBeInvalid();
  await expect.element(tick).toHaveFocus();
  await expect.element(tick).toBeInViewport();
  expect(wire.heard(submitOrder)).toEqual([]);
});

it.each(["zh", "en"] as const)(
  "terms that changed since the page was opened are said at the box, unticked; read and ticked again, they are accepted, in %s",
  async (language) => {
    const own = await orderDict.load(language);
    const edition = (versionId: string, text: string) => {
      const blocks = [{ kind: "paragraph" as const, spans: [{ text }] }];
      wire.answering(readArticle, { data: { ...anArticle, helpId: "disclaimer", versionId, blocks } });
    };
    edition("7", "The old words.");
    const host = await openConfirm(language);
    const tick = page.getByRole("checkbox", { name: own.disclaimer });
    const order = page.getByRole("button", { name: own.submitFor(cnyText("106.00")) });
    await page.getByRole("checkbox", { name: own.serviceFine }).click();
    await page.getByRole("textbox", { name: own.serviceRemark }).fill("sole");
    await tick.click();
    edition("8", "The new words.");
    wire.answering(submitOrder, { refusal: "AGREEMENT_CHANGED", facts: { agreements: ["disclaimer"] } });
    await order.click();
    await expect.element(tick).not.toBeChecked();
    await expect.element(tick).toHaveFocus();
    await expect.element(tick).toBeInViewport();
    await expect
      .element(tick)
      .toHaveAccessibleDescription(refusalSentence({ code: "AGREEMENT_CHANGED", agreements: [] }, language));
    await expect.element(page.getByRole("checkbox", { name: own.serviceFine })).toBeChecked();
    expect(await violations(host, { whole: true })).toEqual([]);

    await page.getByRole("button", { name: own.readDisclaimer }).click();
    await expect.element(page.getByText("The new words.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await order.click();
    await expect.element(tick).toBeInvalid();
    await tick.click();
    await order.click();
    await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(2));
    const shown = (versionId: string) => [{ agreement: "disclaimer", versionId }];
    expect(wire.heard(submitOrder).map(({ body }) => body?.agreementsSeen)).toEqual([shown("7"), shown("8")]);
  },
);

it.each(["zh", "en"] as const)("the disclaimer is read in a dialog that holds, in %s", async (language) => {
  const own = await orderDict.load(language);
  wire.answering(readArticle, { data: anArticle });
  await openConfirm(language);
  const read = page.getByRole("button", { name: own.readDisclaimer });
  await expect.element(read).toBeVisible();
  await dialogHolds("features/order/submit/SubmitForm.tsx", read.element());
});

it("an order is for the country its costs were shown for, guessed ones too, which it says; to decide later is a choice", async () => {
  const countries = ["US", "DE"].map((code) => ({
    code,
    name: { zh: code, en: code === "US" ? "United States" : "Germany" },
    lines: 1,
  }));
  wire.answering(listFreightCountries, { data: { countries } });
  changeOperation((operation) => ({ ...operation, area: {} }));
  await openConfirm();
  const destination = page.getByRole("combobox", { name: orderWords.destination });
  await expect.element(destination).toHaveValue("US");
  await expect.element(destination).toHaveAccessibleDescription(orderWords.destinationGuessed);
  // By name, as the reader reads them.
  expect([...destination.element().querySelectorAll("option")].map((option) => option.textContent)).toEqual([
    ...[orderWords.noDestination, "Germany", "United States"],
  ]);
  expect(wire.heard(previewOrder).at(-1)?.body).toMatchObject({ country: "US" });
  await destination.selectOptions("");
  await expect.poll(() => wire.heard(previewOrder).at(-1)?.body).toMatchObject({ country: null });
});

it.each(["zh", "en"] as const)(
  "while prices are asked for, the order is shown as it was last priced, in %s",
  async (language) => {
    const own = await orderDict.load(language);
    changeDraft((draft) =>
      updateShopBasics(
        layOutShops(draft, [
          {
            ...{ shopId: "77", shopSource: "taobao", finalPrice: "106.00" },
            goods: [
              goodsEntry({ goodsCode: "11", goodsName: "Cup of tea", price: "100.00", totalPrice: "106.00", warehouseId: 2 }),
            ],
          },
        ]),
        { shopId: "77", shopSource: "taobao" },
        { needCheck: true, boxInStorage: true, orderRemark: "please wrap it" },
      ),
    );
    const arrive = wire.holding(previewOrder);
    const host = await openConfirm(language);
    await expect.element(page.getByRole("status").getByText(own.pricing)).toBeVisible();
    await expect.element(page.getByText("Cup of tea")).toBeVisible();
    await expect.element(page.getByText("please wrap it")).toBeVisible();
    await expect.element(page.getByText(own.needCheckNote)).toBeVisible();
    await expect.element(page.getByText(own.keepBox)).toBeVisible();
    await expect.element(page.getByText(cnyText("106.00")).first()).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    arrive({ data: preview(null) });
    await expect.element(page.getByRole("button", { name: own.submitFor(cnyText("106.00")) })).toBeVisible();
    expect(page.getByText("Cup of tea").elements()).toEqual([]);
  },
);

it("an order of other goods than the draft's shows none of them while it is priced", async () => {
  const shop = {
    shopId: "77",
    shopSource: "taobao",
    finalPrice: "1.00",
    goods: [goodsEntry({ goodsCode: "12", goodsName: "Another" })],
  };
  changeDraft((draft) => layOutShops(draft, [shop]));
  const arrive = wire.holding(previewOrder);
  await openConfirm();
  const { loading } = await uiDict.load("en");
  await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
  expect(page.getByText("Another").elements()).toEqual([]);
  arrive({ data: preview(null) });
  await expect.element(best).toBeVisible();
});
