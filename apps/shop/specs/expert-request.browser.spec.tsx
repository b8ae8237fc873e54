import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { expertTerms, listExpert, readExpert, submitExpert } from "@sihai/contract/expert";
import { getTrade } from "@sihai/contract/payment";
import { readSettings } from "@sihai/contract/setting";
import { listStorage } from "@sihai/contract/storage";
import { seededSettings, seedJson } from "@sihai/domain/setting";
import { cnyText, formatAmount } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { paymentDict } from "@sihai/text/dict/payment";
import { violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { appHistory } from "../src/shell/navigation.ts";
import { clearExpertDraft } from "../src/stores/expert-draft.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { anArticle, homeAddress, storedCup } from "../testing/things.ts";

const words = await expertDict.load("en");
const payment = await paymentDict.load("en");
const declared = page.getByRole("textbox", { name: words.declared });
const email = page.getByRole("textbox", { name: words.email });
const description = page.getByRole("textbox", { name: words.description });
const agreed = page.getByRole("checkbox");
const submit = page.getByRole("button", { name: words.submit("") });
const opened = (search: { itemIds?: string[] } = { itemIds: ["1"] }) => openPage("/delivery-expert/index", { user: mei, search });
let wire: Wire;
beforeEach(() => {
  clearExpertDraft();
  wire = shopWire();
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  const counts = { warehouses: [{ warehouse: 1, items: 1 }], within10: 0, within30: 0, within60: 1, overdue: 0 };
  wire.answering(listStorage, { data: { list: [storedCup], total: 1, grams: 420, page: 1, pageSize: 100, counts } });
  wire.answering(expertTerms, {
    data: {
      ...{ fee: "100.00", hold: "160.00", estimate: "140.00", wallet: "20.00", declared: { amount: "5.46", currency: "USD" } },
      ...{ soonestAt: "2026-11-25T02:00:00.000Z", dueAt: "2026-11-27T02:00:00.000Z" },
    },
  });
});

it("takes as many goods as the expert does now", async () => {
  const settings = { ...seedJson, expertItemsMost: 1 };
  wire.answering(readSettings, { data: { settings, announced: [] } });
  await openPage("/delivery-expert/in-storage", { user: mei, search: { itemIds: ["1", "2"] } });
  await page.getByRole("button", { name: words.use(2) }).click();
  await expect.element(page.getByRole("alert").getByText(words.tooMany(1))).toBeVisible();
  expect(addressShown()).toMatch(/in-storage/);
});

it.each(["en", "zh"] as const)(
  "without goods chosen, the button leads to the first of them and says so, in %s",
  async (language) => {
    const own = await expertDict.load(language);
    const host = await openPage("/delivery-expert/in-storage", { user: mei, language });
    await expect.element(page.getByRole("checkbox").first()).toBeVisible();
    await page.getByRole("button", { name: own.use(0) }).click();
    await expect.element(page.getByRole("alert").getByText(own.needGoods)).toBeVisible();
    await expect.element(page.getByRole("checkbox").first()).toHaveFocus();
    expect(await violations(host, { whole: true })).toEqual([]);
  },
);

it.each(["en", "zh"] as const)("a request that asks for money says how much, and leads to paying it, in %s", async (language) => {
  const own = await expertDict.load(language);
  const row = {
    ...{ objective: "balanced" as const, deduction: "confirm" as const, country: "DE", items: 1, pictures: [null] },
    ...{ createdAt: "2026-11-22T02:00:00.000Z", dueAt: null, payBefore: "2036-11-25T02:00:00.000Z", answerBefore: null },
  };
  const waiting = { ...row, state: "pending-payment" as const, answerBefore: "2036-11-25T02:00:00.000Z" };
  const list = [
    { ...row, serviceBarcode: "ZJ1", state: "unpaid" as const, accepted: false, asks: { amount: "20.00", tradeNo: "T1" } },
    { ...waiting, serviceBarcode: "ZJ2", accepted: false, asks: { amount: "140.00", tradeNo: null } },
    { ...waiting, serviceBarcode: "ZJ3", accepted: true, asks: { amount: "150.00", tradeNo: "T3" } },
  ];
  wire.answering(listExpert, { data: { list, total: 3, page: 1, pageSize: 10 } });
  const host = await openPage("/delivery-expert/index", { user: mei, search: { tab: "mine" }, language });
  const leads = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(leads(own.payFee(cnyText("20.00")))).toHaveAttribute("href", expect.stringContaining("tradeNo=T1"));
  await expect.element(page.getByText(own.planFor(cnyText("140.00")))).toBeVisible();
  await expect.element(leads(own.seePlan)).toHaveAttribute("href", expect.stringContaining("serviceBarcode=ZJ2"));
  await expect.element(leads(own.paySum(cnyText("150.00")))).toHaveAttribute("href", expect.stringContaining("tradeNo=T3"));
  expect(await violations(host)).toEqual([]);
});

describe("asking the shipping expert", () => {
  it("without goods goes to the way to choose some, with nothing wrong for the eye or the reader", async () => {
    const host = await opened({});
    await submit.click();
    await expect.element(page.getByRole("link", { name: words.chooseGoods })).toHaveFocus();
    await expect.element(page.getByText(words.needGoods)).toBeVisible();
    await expect.element(agreed).toHaveAccessibleDescription(words.needTerms);
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it.each(["en", "zh"] as const)("moves nothing from under a finger when its figures come, in %s", async (language) => {
    const { chooseGoods, feeNote } = await expertDict.load(language);
    const arrive = wire.holding(readSettings);
    await openPage("/delivery-expert/index", { user: mei, language });
    const choose = page.getByRole("link", { name: chooseGoods });
    await expect.element(choose).toBeVisible();
    const before = choose.element().getBoundingClientRect().top;
    arrive({ data: { settings: seedJson, announced: [] } });
    await expect.element(page.getByText(feeNote(cnyText("20.00")))).toBeVisible();
    expect(choose.element().getBoundingClientRect().top).toBe(before);
  });

  it("takes an e-mail as long as every other form does", async () => {
    await opened();
    await expect.element(email).toHaveAttribute("maxlength", "254");
  });

  it("while the goods are being checked goes to where that is said; once they are, it is sent", async () => {
    const arrive = wire.holding(expertTerms);
    await opened();
    await agreed.click();
    await submit.click();
    await expect.element(page.getByRole("alert").getByText(words.checking)).toBeInViewport();
    expect(wire.heard(submitExpert)).toEqual([]);
    arrive({
      data: {
        ...{ fee: "20.00", hold: "160.00", estimate: "140.00", wallet: "20.00", declared: { amount: "5.46", currency: "USD" } },
        ...{ soonestAt: "2026-11-25T02:00:00.000Z", dueAt: "2026-11-27T02:00:00.000Z" },
      },
    });
    await expect.element(page.getByText(words.checking)).not.toBeInTheDocument();
    wire.answering(submitExpert, { refusal: "EXPERT_ITEM_TAKEN" });
    await submit.click();
    await vi.waitFor(() => expect(wire.heard(submitExpert)).toHaveLength(1));
  });

  it("marks what is wrong at its field, goes to the first, and stops a direct deduction the balance can't bear", async () => {
    await opened();
    await expect.element(declared).toHaveValue("5.46");
    await declared.fill("0");
    await email.fill("mei@");
    await page.getByRole("radio", { name: words.deductions.direct.name }).click();
    await submit.click();
    await expect.element(declared).toHaveAccessibleDescription(expect.stringContaining(words.needDeclared));
    await expect.element(declared).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(words.needEmail));
    const short = words.holdShort(cnyText("20.00"), cnyText("160.00"), cnyText("100.00"));
    await expect.element(page.getByRole("alert").getByText(short)).toBeInTheDocument();
    expect(wire.heard(submitExpert)).toEqual([]);
  });

  it("asks for the deposit’s terms where nobody will ask again, and sends which were shown", async () => {
    const terms = { fee: "100.00", hold: "160.00", estimate: "140.00", wallet: "900.00" };
    const when = { soonestAt: "2026-11-25T02:00:00.000Z", dueAt: "2026-11-27T02:00:00.000Z" };
    wire.answering(expertTerms, { data: { ...terms, ...when, declared: { amount: "5.46", currency: "USD" } } });
    await opened();
    const deposit = page.getByRole("checkbox", { name: words.agreeDifference });
    await expect.element(deposit).not.toBeInTheDocument();
    await page.getByRole("radio", { name: words.deductions.direct.name }).click();
    await page.getByRole("checkbox", { name: words.agree(cnyText("20.00")) }).click();
    await submit.click();
    await expect.element(deposit).toHaveAccessibleDescription(words.needAgree);
    await deposit.click();
    await submit.click();
    wire.answering(submitExpert, { refusal: "EXPERT_ITEM_TAKEN" });
    await page.getByRole("textbox", { name: payment.passwordLabel }).fill("246810");
    await page.getByRole("button", { name: words.confirm, exact: true }).click();
    await vi.waitFor(() => expect(wire.heard(submitExpert)).toHaveLength(1));
    const agreementsSeen = [{ agreement: "deposit-terms", versionId: anArticle.versionId }];
    expect(wire.heard(submitExpert)[0]?.body).toMatchObject({ agreedDifference: true, agreementsSeen });
  });

  it.each(["en", "zh"] as const)(
    "says of a direct deduction what is set aside, what is paid and what returns, and leaves what was sent beneath the payment, in %s",
    async (language) => {
      const own = await expertDict.load(language);
      const terms = { fee: "20.00", hold: "90.00", estimate: "70.00", wallet: "900.00" };
      const when = { soonestAt: "2026-11-25T02:00:00.000Z", dueAt: "2026-11-27T02:00:00.000Z" };
      wire.answering(expertTerms, { data: { ...terms, ...when, declared: { amount: "5.46", currency: "USD" } } });
      const host = await openPage("/delivery-expert/index", { user: mei, search: { itemIds: ["1"] }, language });
      await page.getByRole("radio", { name: own.deductions.direct.name }).click();
      await expect.element(page.getByText(own.holdTitle(cnyText("90.00"), cnyText("20.00")))).toBeVisible();
      await expect.element(page.getByText(own.holdText(cnyText("70.00"), seededSettings.expertPayHours))).toBeVisible();
      expect(await violations(host)).toEqual([]);
      await page.getByRole("checkbox", { name: own.agree(cnyText("20.00")) }).click();
      await page.getByRole("checkbox", { name: own.agreeDifference }).click();
      await page.getByRole("button", { name: own.submit("") }).click();
      await expect.element(page.getByText(own.passwordFor(cnyText("90.00"), cnyText("20.00")))).toBeVisible();
      const payBefore = "2026-11-29T02:00:00.000Z";
      wire.answering(submitExpert, { data: { serviceBarcode: "SE0000001", tradeNo: "T000000000011", payBefore } });
      // What the pages after it ask for is not waited for here.
      wire.holding(getTrade);
      wire.holding(readExpert);
      const inOwn = await paymentDict.load(language);
      await page.getByRole("textbox", { name: inOwn.passwordLabel }).fill("246810");
      await page.getByRole("button", { name: own.confirm, exact: true }).click();
      await expect.poll(addressShown).toContain("/pay/index");
      appHistory.back();
      await expect.poll(addressShown).toBe("/delivery-expert/detail?serviceBarcode=SE0000001");
    },
  );

  it("lets what is proposed be deleted letter by letter, and written anew", async () => {
    await opened();
    await expect.element(declared).toHaveValue("5.46");
    await declared.click();
    await userEvent.keyboard("{End}{Backspace}{Backspace}{Backspace}{Backspace}");
    await expect.element(declared).toHaveValue("");
    await userEvent.keyboard("7.5");
    await expect.element(declared).toHaveValue("7.5");
  });

  it("keeps the declared amount that was typed, whichever goods are chosen after it", async () => {
    const first = await opened();
    await declared.fill("9.00");
    await vi.waitFor(() => expect(addressShown()).toBe("/delivery-expert/index"));
    first.remove();
    await opened({ itemIds: ["1", "2"] });
    await expect.element(declared).toHaveValue("9.00");
    await expect.element(declared).toHaveAccessibleDescription(words.declaredHint(formatAmount("5.46", "USD")));
  });

  it("keeps what was typed when the page comes again with the same goods, and sends it", async () => {
    const first = await opened();
    await declared.fill("9.00");
    await description.fill("A gift");
    await vi.waitFor(() => expect(addressShown()).toBe("/delivery-expert/index"));
    first.remove();
    await opened();
    await expect.element(declared).toHaveValue("9.00");
    await expect.element(description).toHaveValue("A gift");
    wire.answering(submitExpert, { refusal: "EXPERT_ITEM_TAKEN" });
    await agreed.click();
    await submit.click();
    await vi.waitFor(() => expect(wire.heard(submitExpert)).toHaveLength(1));
    expect(wire.heard(submitExpert)[0]?.body).toMatchObject({
      ...{ itemIds: ["1"], description: "A gift", email: "mei@example.com", declared: { amount: "9.00", currency: "USD" } },
    });
    await expect.element(description).toHaveValue("A gift");
  });
});
