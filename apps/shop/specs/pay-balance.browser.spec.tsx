import type { Wire } from "@sihai/client/testing";
import { checkHasPayPassword } from "@sihai/contract/identity";
import { parcelDetail } from "@sihai/contract/parcel";
import { getTrade, openRecharge, payByBalance } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { uiDict } from "@sihai/text/dict/ui";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { TradeOnWire } from "../src/features/payment/types.ts";
import { trade as anyTrade, payWire } from "../testing/a-trade.ts";
import { addressShown, mei, openPage } from "../testing/open-page.tsx";

const tradeNo = "T2026112200000021";
const balances = [{ currency: "CNY" as const, amount: "80.00" }];
const trade: TradeOnWire = { ...anyTrade, tradeNo, methods: ["balance", "card"], balances };
const paidAt = "2026-11-22T12:00:00.000Z";

let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = payWire(trade);
});

describe.each(["en", "zh"] as const)("a payment in %s", (language) => {
  const opened = async (search: { tradeNo?: string } = { tradeNo }) => {
    const [words, kit] = await Promise.all([paymentDict.load(language), uiDict.load(language)]);
    const host = await openPage("/pay/index", { search, user: mei, language });
    const pay = page.getByRole("button", { name: words.pay(cnyText("69.00")) });
    return { words, kit, host, pay, password: page.getByLabelText(words.passwordLabel) };
  };

  it("is on its way, then its sum with what the balance holds, and nothing wrong with the page", async () => {
    const arrive = wire.holding(getTrade);
    const { words, kit, host, pay } = await opened();
    await expect.element(page.getByRole("status", { name: kit.loading }).first()).toBeVisible();
    expect(pay.elements()).toEqual([]);
    arrive({ data: trade });
    await expect.element(pay).toBeEnabled();
    await expect.element(page.getByRole("radio", { name: words.balance })).toBeChecked();
    await expect.element(page.getByText(words.balanceNote(cnyText("80.00")), { exact: false })).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that did not come is asked for again", async () => {
    wire.answering(getTrade, "lost");
    const { kit, pay } = await opened();
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    wire.answering(getTrade, { data: trade });
    await page.getByRole("button", { name: kit.reload }).click();
    await expect.element(pay).toBeVisible();
  });

  it("that nobody has, or none of theirs, is said to be none, with nothing to load again", async () => {
    wire.answering(getTrade, { refusal: "TRADE_NOT_FOUND" });
    const { kit } = await opened();
    await expect.element(page.getByText(refusalSentence({ code: "TRADE_NOT_FOUND" }, language))).toBeVisible();
    expect(page.getByRole("button", { name: kit.reload }).elements()).toEqual([]);
  });

  it("without a number leads to the orders and asks the server nothing (rule N-66)", async () => {
    const { words } = await opened({});
    await expect.element(page.getByText(words.missingTradeNo)).toBeVisible();
    const toOrders = page.getByRole("link", { name: words.toOrders });
    await expect.element(toOrders).toHaveAttribute("href", expect.stringContaining("/order/list"));
    expect(wire.heard(getTrade)).toEqual([]);
  });

  it.each([
    ["expired", "expiredTitle"],
    ["cancelled", "tradeCancelled"],
  ] as const)("that is %s says so, can't be paid, and leads to what it was for", async (state, said) => {
    wire.answering(getTrade, { data: { ...trade, state } });
    const { words, pay } = await opened();
    await expect.element(page.getByText(words[said])).toBeVisible();
    const toOrder = page.getByRole("link", { name: words.toOrder });
    await expect.element(toOrder).toHaveAttribute("href", expect.stringContaining("orderNo=DG000000017"));
    expect(pay.elements()).toEqual([]);
  });

  it("is made from the balance by keyboard alone, once", async () => {
    wire.answering(payByBalance, () => {
      wire.answering(getTrade, { data: { ...trade, state: "paid", method: "balance", paidAt } });
      return { data: { tradeNo, paidAt, amount: "69.00", balance: "11.00" } };
    });
    const { words, pay, password } = await opened();
    await expect.element(pay).toBeEnabled();
    (pay.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard("246810{Enter}");
    await expect.element(page.getByRole("heading", { name: words.successTitle })).toBeVisible();
    expect(addressShown()).toBe(`/pay/success?tradeNo=${tradeNo}`);
    expect(wire.heard(payByBalance)).toEqual([{ body: { tradeNo, payPassword: "246810" } }]);
  });

  it("with a password that is wrong is told at its field, which is empty and ready again", async () => {
    wire.answering(payByBalance, { refusal: "PAY_PASSWORD_WRONG" });
    const { words, pay, password } = await opened();
    await pay.click();
    await password.fill("24681");
    await page.getByRole("button", { name: words.confirm }).click();
    await expect.element(page.getByText(words.needSix)).toBeVisible();
    expect(wire.heard(payByBalance)).toEqual([]);
    await password.fill("111111");
    await page.getByRole("button", { name: words.confirm }).click();
    await expect.element(password).toHaveAccessibleDescription(refusalSentence({ code: "PAY_PASSWORD_WRONG" }, language));
    await expect.element(password).toHaveValue("");
    await expect.element(password).toHaveFocus();
    const reset = page.getByRole("link", { name: words.forgot });
    await expect.element(reset).toHaveAttribute("href", expect.stringMatching(/user\/password\/pay\?.*mode=reset.*back=/));
  });

  it("without a payment password leads to where it is set, and back here", async () => {
    wire.answering(getTrade, { data: { ...trade, hasPayPassword: false } });
    // The page that is led to asks for it.
    wire.answering(checkHasPayPassword, { data: { hasPassword: false } });
    const { words, pay } = await opened();
    await pay.click();
    await expect.element(page.getByText(words.noPassword)).toBeVisible();
    await page.getByRole("button", { name: words.setPassword }).click();
    await expect.poll(addressShown).toMatch(/^\/user\/password\/pay\?mode=set&back=.*tradeNo/);
  });

  it("that the balance no longer suffices for says so, and shows what is lacking", async () => {
    wire.answering(payByBalance, () => {
      wire.answering(getTrade, { data: { ...trade, balances: [{ currency: "CNY", amount: "60.00" }], short: "9.00" } });
      return { refusal: "BALANCE_NOT_ENOUGH", facts: { short: "9.00" } };
    });
    const { words, pay, password } = await opened();
    await pay.click();
    await password.fill("246810");
    await page.getByRole("button", { name: words.confirm }).click();
    await expect.element(page.getByText(words.balanceShort(cnyText("9.00")), { exact: false })).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(pay.elements()).toEqual([]);
  });

  it("that the balance is short for recharges the difference, and no less than may be recharged", async () => {
    wire.answering(getTrade, { data: { ...trade, balances: [{ currency: "CNY", amount: "60.00" }], short: "9.00" } });
    wire.answering(openRecharge, { data: { tradeNo: "T2026112200000022", amount: "10.00" } });
    const { words } = await opened();
    await page.getByRole("radio", { name: words.balance }).click();
    await page.getByRole("button", { name: words.rechargeDifference(cnyText("10.00")) }).click();
    await expect.poll(addressShown).toMatch(/^\/pay\/index\?tradeNo=T2026112200000022&back=/);
    expect(wire.heard(openRecharge)).toEqual([{ body: { amount: "10.00" } }]);
  });

  it.each(["order", "parcel"] as const)(
    "of an %s that fails says so in words of its own (rules E-58 and N-63)",
    async (purpose) => {
      wire.answering(getTrade, { data: { ...trade, purpose } });
      wire.answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
      wire.answering(payByBalance, { refusal: "SERVICE_ERROR" });
      const { words, pay, password } = await opened();
      await page.getByRole("radio").first().click();
      await pay.click();
      await expect.element(password).toHaveFocus();
      await password.fill("246810");
      await page.getByRole("button", { name: words.confirm }).click();
      await expect.element(page.getByText(words.payFailed[purpose])).toBeVisible();
    },
  );
});
